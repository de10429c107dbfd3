import type { Nodes, Root } from 'mdast'
import type { PageContext } from '../context.ts'
import type { FrontMatter } from './front-matter-schema.ts'

/** The Markdown as written. */
export type MarkdownPage = PageContext & { tree: Root }

/** After the first stage: Markdown that is well-formed, or whose mistakes have been reported. */
export type ParsedPage = MarkdownPage & { frontMatter: FrontMatter; route: string }

/** The page once directives that are shown as Markdown have been replaced with it. */
export type ExpandedPage = ParsedPage & {
  /** Parts of the tree that search leaves out. */
  unsearched: ReadonlySet<Nodes>
}
