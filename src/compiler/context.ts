import { collectDiagnostics, type Diagnostic, type Report } from '../model/diagnostic.ts'
import type { Example } from '../model/page.ts'
import type { DirectiveDefinition, ExampleArchive } from './directive.ts'

export type PageSource = {
  id: string
  /** Path from the project's root: `content/docs/faq.md`. */
  sourcePath: string
  text: string
  /** ISO 8601, or null when not known. */
  lastUpdated: string | null
}

/** The settings of the compiler. They are plain JSON, because worker threads get them too. */
export type CompileOptions = {
  /** Folder that source paths, images and `file=` options are relative to. */
  root: string
  /** With a slash at both ends. */
  basePath: string
  /** Page id → route, for pages whose front matter sets one. */
  routes: { [id: string]: string }
  /** Names for the spelling check; without it, there is none. */
  spelling?: Spelling
}

/** What the spelling check compares names with. */
export type Spelling = {
  /** Names with one correct spelling: `Redux Toolkit`. */
  names: string[]
  /** Exports of the documented packages: `createSlice`. */
  exports: string[]
  /** Words in code that are similar to an export and correct. */
  accepted: string[]
  /** Beginnings of words in another English → in that of the pages: `behaviour` → `behavior`. */
  words?: { [beginning: string]: string } | undefined
}

/** What a site adds to the compiler: its directives and its example applications. */
export type Extensions = {
  directives: readonly DirectiveDefinition[]
  /** The archive of an application at the end of a part; null when there is none. */
  exampleArchive: (root: string, app: string, part: number) => ExampleArchive | null
  /** The names of all archives: `fieldbook-part-3`. */
  exampleNames: (root: string) => string[]
  /**
   * The text of an application's file before its part; null when there was none. `lookedFor` lists the paths that the
   * result depends on.
   */
  earlierFile: (root: string, file: string) => { text: string | null; lookedFor: string[] }
}

/** What every step gets, and where it records diagnostics, dependencies and offered examples. */
export type PageContext = {
  readonly source: PageSource
  readonly options: CompileOptions
  readonly extensions: Extensions
  /** The folder that holds docs, images and data, from the root, with a slash at the end. */
  readonly contentDir: string
  readonly diagnostics: Diagnostic[]
  readonly report: Report
  /** What the page is made of besides its source, from the root; may be missing. */
  readonly dependencies: Set<string>
  /** The applications that the page offers. */
  readonly examples: Example[]
}

/** What the first stage of the compiler starts from. */
export function createContext(
  source: PageSource,
  options: CompileOptions,
  extensions: Extensions,
): PageContext {
  return {
    source,
    options,
    extensions,
    contentDir: source.sourcePath.slice(0, -`docs/${source.id}.md`.length),
    ...collectDiagnostics(source.sourcePath),
    dependencies: new Set(),
    examples: [],
  }
}

/** The first line of a node; 1 for generated nodes. */
export function lineOf({ position }: { position?: { start: { line: number } } | undefined }) {
  return position?.start.line ?? 1
}
