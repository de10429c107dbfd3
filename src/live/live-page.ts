import type { LibraryName } from './libraries.ts'
import { livePageStart, livePathEnd, liveSourcesStart } from './live-paths.ts'

/** What the live samples of a page take to run: a file that the first press fetches. */
export type LivePage = {
  modules: LiveModule[]
  samples: LiveSample[]
}

/** A compiled file of a sample's small project. */
export type LiveModule = {
  path: string
  code: string
  /** For each of `__deps`: the index of a module of the page, or the name of a package. */
  imports: (number | string)[]
  /** Specifier of each dynamic import, as the file has it → the same as in `imports`. */
  dynamic?: { [specifier: string]: number | string }
}

export type LiveSample = {
  /** The module that is run; the others come with its imports. */
  entry: number
  libraries: LibraryName[]
  /** Lines of the source with a `// =>`. */
  assertions: number[]
  prints: { line: number; text: string }[]
  /** For each line that is shown, its line in the source; 0 where the source has none for it. */
  lines: number[]
  /** The same for the lines of the JavaScript version, where a reader can choose it. */
  js?: number[]
  /** Present when the sample renders something to see. */
  preview?: Preview
}

/** What the preview of a sample shows. A sample that makes a root of React's shows itself. */
export type Preview = {
  /** An element, as its author writes it; without one, the last component that takes no properties. */
  element?: string
  /** The file with the store that its components read, as the sample would import it. */
  store?: { from: string; name: 'store' | 'makeStore' }
}

/** Path of such a file below the base. */
export function livePagePath(hash: string): string {
  return livePageStart + hash + livePathEnd
}

/** What the samples of a page were compiled from. It is in a file of its own, because only an editor needs it. */
export type LiveSources = {
  /** The lines above each sample that its page leaves out. */
  setUps: string[]
  /** The files that samples import, at the indexes of their modules; null for samples. */
  files: (string | null)[]
}

/** Path of such a file below the base: it goes with the page's other one. */
export function liveSourcesPath(hash: string): string {
  return liveSourcesStart + hash + livePathEnd
}
