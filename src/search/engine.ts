/**
 * The interface of search engines. There are two kinds: one in a worker of this page, which searches a file of the site
 * (`local/`), and hosted services (`hosted-engine.ts`). The dialog and the search page only use this interface.
 */
export type SearchEngine = {
  /**
   * Finds the sections that answer `query`, best first.
   * @throws SearchError when the engine cannot answer; the next call tries again.
   * @throws the signal's reason (an AbortError) when `signal` is aborted before the answer is there.
   */
  search(query: string, options?: SearchOptions): Promise<SearchAnswer>
  /**
   * Loads what the first search needs. Resolves when results are complete.
   * @throws SearchError
   */
  warmUp(): Promise<void>
}

export type SearchOptions = {
  /** The page of the results, counted from 0. */
  page?: number
  /** Hits on a page. */
  perPage?: number | undefined
  /** Title of the part of the site to search; undefined for all. */
  group?: string | undefined
  signal?: AbortSignal
}

export type SearchAnswer = {
  hits: Hit[]
  /** The number of hits on all pages of the results. */
  total: number
  /**
   * Parts of the site that have hits, and how many, if the engine knows. It's for all parts, even if only one was
   * searched.
   */
  groups?: GroupCount[]
  /** Texts haven't been loaded yet. Once `warmUp` has resolved, the same query has better results. */
  isPartial?: boolean
}

export type GroupCount = { title: string; count: number }

/** A half-open range in UTF-16 units, as for `text.slice(start, end)`. */
export type MarkedRange = [start: number, end: number]

/** Plain text, never markup, with the ranges that match the query. */
export type MarkedText = { text: string; marks: MarkedRange[] }

export type HitKind = 'page' | 'heading' | 'text'

/** A section, or a page of another site, that matches a query. */
export type Hit = {
  /** Always the same for the same section. */
  id: string
  /** Address with base path and fragment; absolute if it leads to another site. */
  url: string
  kind: HitKind
  isExternal: boolean
  /** The part of the site that it belongs to. */
  group: string
  /** The page's title, the headings above the section, and its own. */
  trail: MarkedText[]
  /** Its own heading is a name of code. */
  isCode?: boolean
  /** Text of the section around the match. */
  excerpt: MarkedText | null
}

export const defaultPerPage = 20

/** Longer queries are cut before words are searched, because they take time and find nothing more. */
export const maxQueryLength = 512

/** Less may be pasted into the search page than into the dialog, because servers limit the length of addresses. */
export const maxAddressedLength = 4000

/** The engine couldn't answer. The message is for the console; pages show readers their own. */
export class SearchError extends Error {
  override name = 'SearchError'
}

/** Plain text without matches. */
export const unmarked = (text: string): MarkedText => ({ text, marks: [] })
