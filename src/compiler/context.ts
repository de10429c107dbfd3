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
  Section,
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

/**
 * A page while it is compiled. Each step of the compiler reads what the steps before it have put here and adds
 * its own part; until then a part is empty.
 */
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

  tree: Root
  /** Parts of the tree that search leaves out. */
  unsearched: Set<Nodes>
  frontMatter: FrontMatter
  route: string
  headingIds: Map<MarkdownHeading, string>
  fences: Map<Code, Fence>
  live: Page['live']
  directives: Map<DirectiveNode, DirectiveUse>
  /** What is known of the exports of modules; null where the content has no such data. */
  apiData: ApiData | null
  memberLists: MemberList[]
  /** The members of these lists by the paragraphs that they start with. */
  members: Map<Paragraph, Member>
  html: HtmlRoot
  links: Link[]
  /** Images by the address in the source. */
  images: Map<string, Asset>
  headings: Heading[]
  examples: Example[]
  /** HTML of what is known of the export that the page is about; empty where there is none. */
  facts: string
  blocks: Block[]
  sections: Section[]
  markdown: string
}

/** A page before the first stage of the compiler: its source, and empty places for what the stages find. */
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
    tree: { type: 'root', children: [] },
    unsearched: new Set(),
    frontMatter: {
      title: '',
      label: '',
      description: '',
      sidebar: true,
      keywords: [],
      deprecated: false,
      aliases: {},
    },
    route: '',
    headingIds: new Map(),
    fences: new Map(),
    live: null,
    directives: new Map(),
    apiData: null,
    memberLists: [],
    members: new Map(),
    html: { type: 'root', children: [] },
    links: [],
    images: new Map(),
    headings: [],
    examples: [],
    facts: '',
    blocks: [],
    sections: [],
    markdown: '',
  }
}

/** The line that a node begins on; the first line for nodes that were made by a step. */
export function lineOf({ position }: { position?: { start: { line: number } } | undefined }) {
  return position?.start.line ?? 1
}
