/**
 * How the paths of files of live samples begin and end, below the base. Constants alone: the controls and what a press
 * loads both have them, and a function would be a file of its own.
 */
export const livePageStart = '_live/page.'
export const liveSourcesStart = '_live/sources.'
export const livePathEnd = '.json'
