import type { LibraryName } from './libraries.ts'
import { livePageStart, livePathEnd, liveSourcesStart } from './live-paths.ts'

/** The file that the live samples of a page need to run. The first press of a button loads it. */
export type LivePage = {
  modules: LiveModule[]
  samples: LiveSample[]
}

/**
 * A variable of a module of the page, by its index, or of a package, of which a list has the one that exports it. Without
 * a name, it's the namespace.
 */
export type Binding = [to: number | string | string[], name: string | null]

/** A compiled file of a sample's project, linked with the others. */
export type LiveModule = {
  path: string
  code: string
  /** Whether it has a top-level `await`. */
  isAsync?: true
  /** Modules of the page and packages, in the order in which they are run before it. */
  requests: [to: number | string, line: number][]
  /** Those of packages have to be checked; without a variable, that's all. */
  imports: [local: string | null, ...Binding, line: number][]
  /** In the order of a namespace. */
  exports: [exported: string, ...Binding][]
  /** The packages whose other exports are also its own. */
  stars?: string[]
  /** The modules that `import()` can find, by the path of an address that means one. */
  dynamic?: { [path: string]: number }
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
  /** Why it renders nothing, though a reader would expect it, and what to write instead. */
  unshown?: string
}

/** What the preview of a sample shows. A sample that creates a React root shows itself. */
export type Preview = {
  /** JSX of an element, as in the sample; without it, `shownComponent` chooses. */
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
