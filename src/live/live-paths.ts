/**
 * How the paths of files of live samples begin and end, below the base. They are constants, because the controls and
 * the code that a press loads both use them: the bundler copies constants into both, but gives a function its own file.
 */
export const livePageStart = '_live/page.'
export const liveSourcesStart = '_live/sources.'
export const livePathEnd = '.json'
