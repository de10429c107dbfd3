/** The document of the frame that runs samples, below the base. */
export const framePath = '_sandbox/frame.html'

/** The header by which the service worker says that it answers with what it has kept, because the network does not. */
export const keptHeader = 'X-Kept'
