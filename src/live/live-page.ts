import type { LibraryName } from './libraries.ts'
import { livePageStart, livePathEnd, liveSourcesStart } from './live-paths.ts'

/** The file that the live samples of a page need to run. The first press of a button loads it. */
export type LivePage = {
  modules: LiveModule[]
  samples: LiveSample[]
}

/** A compiled file of a sample's project. */
export type LiveModule = {
  path: string
  code: string
  /** For each of `__deps`: the index of a module of the page, or the name of a package. */
  imports: (number | string)[]
  /** Specifier of each dynamic import, as written → the same as in `imports`. */
  dynamic?: { [specifier: string]: number | string }
}

export type LiveSample = {
  /** The module to run. It imports the others. */
  entry: number
  libraries: LibraryName[]
  /** Lines of the source with a `// =>`. */
  assertions: number[]
  prints: { line: number; text: string }[]
  /** For each shown line, its line in the source; 0 if the source doesn't have it. */
  lines: number[]
  /** The same for the JavaScript version, if readers can choose it. */
  js?: number[]
  /** Present if the sample renders something visible. */
  preview?: Preview
}

/** What the preview of a sample shows. A sample that creates a React root shows itself. */
export type Preview = {
  /** JSX of an element, as in the sample; without it, the last component without properties. */
  element?: string
  /** The file with the store for the components, with the path that the sample would import it by. */
  store?: { from: string; name: 'store' | 'makeStore' }
}

/** Path of this file, below the base. */
export function livePagePath(hash: string): string {
  return livePageStart + hash + livePathEnd
}

/** The sources of a page's samples. They are a file of their own, because only editors need them. */
export type LiveSources = {
  /** The lines above each sample that the page doesn't show. */
  setUps: string[]
  /** The files that samples import, by the indexes of their modules; null for samples. */
  files: (string | null)[]
}

/** Path of the page's file of sources, below the base. */
export function liveSourcesPath(hash: string): string {
  return liveSourcesStart + hash + livePathEnd
}
