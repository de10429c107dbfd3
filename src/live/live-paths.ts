/**
 * Parts of the paths of live samples' files, below the base. They are constants, because the buttons and the code that
 * a press loads both use them: bundlers copy constants into both, but would put a function into a file of its own.
 */
export const livePageStart = '_live/page.'
export const liveSourcesStart = '_live/sources.'
export const livePathEnd = '.json'
