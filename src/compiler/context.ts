import type { Root as HtmlRoot } from 'hast'
import type { Code, Heading as MarkdownHeading, Nodes, Paragraph, Root } from 'mdast'
import type { ApiData } from '../model/api-data.ts'
import { collectDiagnostics, type Diagnostic, type Report } from '../model/diagnostic.ts'
import type {
  Asset,
  Block,
  Example,
  Heading,
  Link,
  Member,
  MemberList,
  Page,
} from '../model/page.ts'
import type { Fence } from './code/fence.ts'
import type {
  DirectiveDefinition,
  DirectiveNode,
  DirectiveUse,
  ExampleArchive,
} from './directive.ts'
import type { FrontMatter } from './source/front-matter-schema.ts'

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

/** The Markdown as written. */
export type MarkdownPage = PageContext & { tree: Root }

/** After the first stage: Markdown that is well-formed, or whose mistakes have been reported. */
export type ParsedPage = MarkdownPage & { frontMatter: FrontMatter; route: string }

/** The page once directives that are shown as Markdown have been replaced with it. */
export type ExpandedPage = ParsedPage & {
  /** Parts of the tree that search leaves out. */
  unsearched: ReadonlySet<Nodes>
}

/** After the second stage: what the Markdown means. */
export type AnalyzedPage = ExpandedPage & {
  headingIds: ReadonlyMap<MarkdownHeading, string>
  fences: ReadonlyMap<Code, Fence>
  live: Page['live']
  directives: ReadonlyMap<DirectiveNode, DirectiveUse>
  /** Facts about the exports of modules; null if the content has no such data. */
  apiData: ApiData | null
  memberLists: MemberList[]
  /** The members of these lists, by their first paragraphs. */
  members: ReadonlyMap<Paragraph, Member>
}

/** The page as a tree of HTML. */
export type HtmlPage = AnalyzedPage & { html: HtmlRoot }

/** The tree with the addresses for browsers. */
export type ResolvedPage = HtmlPage & {
  links: Link[]
  /** Images by their address in the source. */
  images: ReadonlyMap<string, Asset>
}

/** The tree whose headings are listed and have links. */
export type LinkedPage = ResolvedPage & { headings: Heading[] }

/** After the third stage: the page as browsers get it. */
export type RenderedPage = LinkedPage & {
  /** HTML with the facts about the export that the page describes; empty if there is none. */
  facts: string
  blocks: Block[]
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
