/** The document of the frame that runs samples, below the base. */
export const framePath = '_sandbox/frame.html'

/**
 * The element of the frame, hidden until its styles are loaded. It is a constant, because the controls and the code
 * that a press loads both use it: the bundler copies a constant into both, but gives a function a file of its own.
 */
export const frameHtml =
  '<iframe hidden class="live-frame" sandbox="allow-scripts" title="Running sample" aria-hidden="true" tabindex="-1"></iframe>'

/** By this header, the service worker says that the response comes from its cache, because the network gave none. */
export const keptHeader = 'X-Kept'
