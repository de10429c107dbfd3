/** The document of the frame that runs samples, below the base. */
export const framePath = '_sandbox/frame.html'

/**
 * Its element, hidden until there are styles for it. A constant, because the controls and what a press loads both have
 * it, and of a function the bundler would make a file of its own.
 */
export const frameHtml =
  '<iframe hidden class="live-frame" sandbox="allow-scripts" title="Running sample" aria-hidden="true" tabindex="-1"></iframe>'

/** The header by which the service worker says that it answers with what it has kept, because the network does not. */
export const keptHeader = 'X-Kept'
