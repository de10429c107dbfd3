/**
 * The page model: a Markdown file becomes a `Page`, and everything else reads that (HTML, navigation data, search,
 * checks, sitemap, Markdown versions). Types only, so that browser code can import it without the compiler.
 */

/** A JSON value, such as the properties of directives. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * A piece of a page's body: either static HTML (consecutive static nodes are one string, or a few if it would be long),
 * or a directive or fence that a React component renders, with the blocks inside it. In the data for hydration, a
 * static block is a number, its index among the static blocks of the document, because the document already has its
 * HTML.
 */
export type Block = string | number | ComponentBlock

export type ComponentBlock = {
  /** A key of the list in src/directives/components.tsx. */
  component: string
  props: { [key: string]: Json }
  blocks?: Block[]
}

export type Heading = {
  id: string
  level: number
  text: string
  /** HTML of the heading without links, for the table of contents. */
  html: string
}

/** The parts of a heading that browsers need. */
export type PageHeading = Omit<Heading, 'text'>

/** A list of parameters, options or fields, each with an id of its own. */
export type MemberList = {
  /** What they are members of, with the package's name for it: `CreateSliceOptions`, `createSlice()`. */
  of: string[]
  /** The module that declares it, if it isn't the one of the page's folder. */
  from: string | null
  line: number
  members: Member[]
}

export type Member = {
  /** Fragment id. */
  id: string
  name: string
  /** Null if the list isn't one of parameters or options. */
  need: 'required' | 'optional' | 'any number' | null
  /** What counts if it's left out, as written behind `default`; null if the entry doesn't say. */
  default: string | null
  isDeprecated: boolean
  /** The paragraph that explains the member. */
  text: string
  line: number
}

/** Separates the cells of a table in a section's text. */
export const cellSeparator = ' · '

/** A part of a page below one heading, or a member of a list: the unit of search. */
export type Section = {
  /** Fragment id; null for the text before the first heading. */
  id: string | null
  /** Page title, then the headings above this section, then its own heading or name. */
  trail: string[]
  /** One line for each paragraph and each row of a table. */
  text: string
  /** Identifiers in inline code and samples of the section, each once. */
  code: string[]
  /** It's a member of a list. Who types its name looks for it; who types words usually doesn't. */
  isMember?: true
}

/** A message of a package that a page explains. */
export type Message = {
  /** Fragment id of the row or the heading that explains it. */
  id: string
  /** Its numbers, with their package: `Redux 7`, `TS2345`. */
  codes: string[]
  /** Its wordings, the current one first. `…` and `‹label›` stand for values. */
  texts: string[]
  /** Its cause and what to do. */
  help: string
}

export type Link = {
  /** The address as written in the source. */
  href: string
  /** Path on the site, without base (`/faq/actions`); null for an external address. */
  route: string | null
  /** Fragment without `#`, or null. */
  fragment: string | null
  line: number
}

/** A fenced code block, and everything in its info string. */
export type Sample = {
  language: string
  /** The code as written, including marker comments and hidden set-up. */
  code: string
  /** Line of the opening fence in the source file, counted from 1. */
  line: number
  /** Options after the language: `title="app.ts"`, `run`, `errors=2345`, `nocheck="why"` … */
  options: { [name: string]: string | true }
}

/** A file of the content that is published under its own address. */
export type Asset = {
  /** Path on the site, without base. Its hash changes with the content: `/_images/flow.3fa9c1d2.png`. */
  url: string
  /** Path from the project's root. */
  file: string
}

/** An application of examples/ at the end of a part. */
export type Example = {
  app: string
  part: number
  /** Whether readers can try it on the site. */
  hasDemo: boolean
}

export type Page = {
  /** Path below content/docs without extension: `usage/index`. */
  id: string
  /** Canonical path: `/usage/`. */
  route: string
  title: string
  /** Short name for sidebar, breadcrumbs and pagination. */
  label: string
  description: string
  keywords: string[]
  /** Whether new code should avoid what the page describes. */
  isDeprecated?: true
  hasSidebar: boolean
  /** HTML below the title of an export's page: its package, its first version, and whether it's deprecated. */
  facts?: string
  headings: Heading[]
  memberLists: MemberList[]
  blocks: Block[]
  /** ISO 8601 time of the file's last commit; null when unknown. */
  lastUpdated: string | null
  sections: Section[]
  messages: Message[]
  links: Link[]
  samples: Sample[]
  /** Earlier ids of headings → their current ids. */
  aliases: { [old: string]: string }
  /** Files that are published with the page. */
  assets: Asset[]
  /** Example applications that the page offers, which are published with it. */
  examples: Example[]
  /** Path from the project's root: `content/docs/usage/index.md`. */
  sourcePath: string
  /** The file that live samples of the page need to run; null when it has none. */
  live: { hash: string; json: string; sources: string } | null
  /** The page as plain Markdown, for tools. */
  markdown: string
}

/** `not-found` stands in where no page is to be had, at addresses that are not its own. */
export type PageKind = 'doc' | 'home' | 'search' | 'offline' | 'not-found'

/** The part of a page that browsers need: the file that a navigation loads. */
export type PageData = {
  kind: PageKind
  route: string
  title: string
  description: string
  hasSidebar: boolean
  facts?: string
  /** Headings of the table of contents: levels 2 and 3. */
  headings: PageHeading[]
  blocks: Block[]
  lastUpdated: string | null
  sourcePath: string | null
}
