/** Path of the frame's document, below the base. */
export const framePath = '_sandbox/frame.html'

/**
 * HTML of the frame's element, which is hidden until its styles are loaded. It's a constant, because the buttons and
 * the code that a press loads both use it: bundlers copy a constant into both, but would put a function into a file of
 * its own.
 */
export const frameHtml =
  '<iframe hidden class="live-frame" sandbox="allow-scripts" title="Running sample" aria-hidden="true" tabindex="-1"></iframe>'

/** The service worker adds this header when it responds from its cache because the network failed. */
export const keptHeader = 'X-Kept'

/** Finds the element that allows a document no frames but the site's own. It's added before the first sample runs. */
export const frameLimitSelector = 'meta[content^=frame-src]'
