/**
 * The page model: the one value that a Markdown file becomes and that everything else reads
 * (HTML, navigation data, search, link check, sample check, sitemap, Markdown versions).
 * Types only, so that browser code may import it without pulling in the compiler.
 */

/** A value that survives JSON. Properties of directives are made of these. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * A piece of a page's body: either static HTML (consecutive static nodes are one string, or a few
 * where it would be long), or a directive (or code fence) that a React component renders, with the
 * blocks written inside it. In the data that a prerendered page is hydrated with, a static block is
 * the number of its place among the static blocks of the document, because its HTML is there already.
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
  /** Inline HTML of the heading without links, for the table of contents. */
  html: string
}

/** What a browser needs of a heading. */
export type PageHeading = Omit<Heading, 'text'>

/** A list of parameters, options or fields, each with an id of its own. */
export type MemberList = {
  /** What they are members of, as the package calls it: `CreateSliceOptions`, `createSlice()`. */
  of: string[]
  /** The module that declares it, where it is not the one of the page's folder. */
  from: string | null
  line: number
  members: Member[]
}

export type Member = {
  /** Fragment id. */
  id: string
  name: string
  /** Null where the list is not of what a caller passes. */
  need: 'required' | 'optional' | 'any number' | null
  isDeprecated: boolean
  /** The paragraph that explains it. */
  text: string
  line: number
}

/** Between the cells of a table in the text of a section. */
export const cellSeparator = ' · '

/** A stretch of a page under one heading, or a member of a list: what search finds and shows. */
export type Section = {
  /** Fragment id; null for the text before the first heading. */
  id: string | null
  /** Page title, then the headings above this section, then its own heading or name. */
  trail: string[]
  /** A line for each paragraph and each row of a table. */
  text: string
  /** Identifiers that stand in inline code and samples of the section, each once. */
  code: string[]
  /** It's a member of a list: who types its name looks for it, who types words mostly doesn't. */
  isMember?: true
}

export type Link = {
  /** The address as written in the source. */
  href: string
  /** Site-relative path without base (`/faq/actions`), or null for an external address. */
  route: string | null
  /** Fragment without `#`, or null. */
  fragment: string | null
  line: number
}

/** A fenced code block with everything its info string says. */
export type Sample = {
  language: string
  /** The code as written, marker comments and hidden set-up included. */
  code: string
  /** Line of the opening fence in the source file, counted from 1. */
  line: number
  /** Options after the language: `title="app.ts"`, `run`, `errors=2345`, `nocheck="why"` … */
  options: { [name: string]: string | true }
}

/** A file beside the content that is published under an address of its own. */
export type Asset = {
  /** Site-relative address without base; it changes with the content: `/_images/flow.3fa9c1d2.png`. */
  url: string
  /** Path from the project's root. */
  file: string
}

/** An application of examples/ as it is at the end of a part. */
export type Example = {
  app: string
  part: number
  /** Readers may try it on the site. */
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
  /** New code should do without what the page describes. */
  isDeprecated?: true
  hasSidebar: boolean
  /** HTML below the title of an export's page: its package, since when, and whether it's deprecated. */
  facts?: string
  headings: Heading[]
  memberLists: MemberList[]
  blocks: Block[]
  /** ISO 8601 time of the file's last commit, or null when it is not known. */
  lastUpdated: string | null
  sections: Section[]
  links: Link[]
  samples: Sample[]
  /** Ids that headings of the page had before → their present ids. */
  aliases: { [old: string]: string }
  /** Files that the page shows and that must be published with it. */
  assets: Asset[]
  /** Example applications that the page offers, which must be published with it. */
  examples: Example[]
  /** Path from the project's root: `content/docs/usage/index.md`. */
  sourcePath: string
  /** What running its live samples takes, as the file that browsers fetch; null when it has none. */
  live: { hash: string; json: string; sources: string } | null
  /** The page as plain Markdown, with directives made plain, for tools that read. */
  markdown: string
}

/** What makes a page long. A build reads it from disk when it is that page's turn. */
export type PageBody = Pick<Page, 'blocks' | 'sections' | 'samples' | 'live' | 'markdown'>

/** What has to be known of all pages at once: to check them, list them, and lead from one to another. */
export type PageSummary = Omit<Page, keyof PageBody>

/** `not-found` stands in where no page is to be had, at addresses that are not its own. */
export type PageKind = 'doc' | 'home' | 'search' | 'offline' | 'not-found'

/** What the browser needs of a page: the file that a navigation fetches. */
export type PageData = {
  kind: PageKind
  route: string
  title: string
  description: string
  hasSidebar: boolean
  facts?: string
  /** Those of the table of contents: levels 2 and 3. */
  headings: PageHeading[]
  blocks: Block[]
  lastUpdated: string | null
  sourcePath: string | null
}
