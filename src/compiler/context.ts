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

/** The settings of the compiler. They survive JSON, because worker threads get them too. */
export type CompileOptions = {
  /** Folder that source paths, images and `file=` options are relative to. */
  root: string
  /** With a slash at both ends. */
  basePath: string
  /** Page id → route of the pages whose front matter names one. */
  routes: { [id: string]: string }
  /** Names that the text is checked against; without it, none is. */
  spelling?: Spelling
}

/** What names are compared with. */
export type Spelling = {
  /** Names that text writes in one way: `Redux Toolkit`. */
  names: string[]
  /** What the documented packages export: `createSlice`. */
  exports: string[]
  /** Words in code that are like an export, and are right. */
  accepted: string[]
  /** How words begin in another English → in that of the pages: `behaviour` → `behavior`. */
  words?: { [beginning: string]: string } | undefined
}

/** What a site adds to the compiler: the directives of its authors, and its example applications. */
export type Extensions = {
  directives: readonly DirectiveDefinition[]
  /** The archive of an application at the end of a part; null when there is none. */
  exampleArchive: (root: string, app: string, part: number) => ExampleArchive | null
  /** Every archive there is: `fieldbook-part-3`. */
  exampleNames: (root: string) => string[]
  /**
   * The text of an application's file before its part; null where there was none. `lookedFor` lists the paths that the
   * result depends on.
   */
  earlierFile: (root: string, file: string) => { text: string | null; lookedFor: string[] }
}

/** What every step is told about the page, and where it notes what else than its result came out. */
export type PageContext = {
  readonly source: PageSource
  readonly options: CompileOptions
  readonly extensions: Extensions
  /** The folder that holds docs, images and data, from the root, with a slash at the end. */
  readonly contentDir: string
  readonly diagnostics: Diagnostic[]
  readonly report: Report
  /** Files besides the source that the page is made of, from the root; they may be missing. */
  readonly dependencies: Set<string>
  /** The applications that the page offers. */
  readonly examples: Example[]
}

/** The Markdown as it is written. */
export type MarkdownPage = PageContext & { tree: Root }

/** After the first stage: Markdown whose mistakes of form are known. */
export type ParsedPage = MarkdownPage & { frontMatter: FrontMatter; route: string }

/** The parts of a page that it is made of, once its directives stand for what they say. */
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
  /** What is known of the exports of modules; null where the content has no such data. */
  apiData: ApiData | null
  memberLists: MemberList[]
  /** The members of these lists by the paragraphs that they start with. */
  members: ReadonlyMap<Paragraph, Member>
}

/** The page as a tree of HTML. */
export type HtmlPage = AnalyzedPage & { html: HtmlRoot }

/** The tree with the addresses that browsers get. */
export type ResolvedPage = HtmlPage & {
  links: Link[]
  /** Images by the address in the source. */
  images: ReadonlyMap<string, Asset>
}

/** The tree whose headings are listed and linked. */
export type LinkedPage = ResolvedPage & { headings: Heading[] }

/** After the third stage: the page as browsers show it. */
export type RenderedPage = LinkedPage & {
  /** HTML of what is known of the export that the page is about; empty where there is none. */
  facts: string
  blocks: Block[]
}

/** A page before the first stage of the compiler. */
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

/** The line that a node begins on; the first line for nodes that were made by a step. */
export function lineOf({ position }: { position?: { start: { line: number } } | undefined }) {
  return position?.start.line ?? 1
}
