import type { Root } from 'hast'
import type { Asset, Block, Heading, Link } from '../../model/page.ts'
import type { AnalyzedPage } from '../analysis/analyzed-page.ts'

/** The page as a tree of HTML. */
export type HtmlPage = AnalyzedPage & { html: Root }

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
