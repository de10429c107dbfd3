/**
 * What a reader searches with. Two engines answer it: one in a worker of this page, over a file of
 * the site (`local/`), and a hosted service (`algolia/`). Dialog and search page use only this.
 */
export type SearchEngine = {
  /**
   * Finds the sections that answer `query`, best first.
   * @throws SearchError when the engine cannot answer; the next call tries again.
   * @throws the signal's reason (an AbortError) when `signal` is aborted before the answer is there.
   */
  search(query: string, options?: SearchOptions): Promise<SearchAnswer>
  /**
   * Fetches ahead what the first search needs. Resolves when answers are complete.
   * @throws SearchError
   */
  warmUp(): Promise<void>
}

export type SearchOptions = {
  /** Which page of the answer, counted from 0. */
  page?: number
  /** Hits on a page. */
  perPage?: number | undefined
  /** The part of the site to search, by its title; all of them without it. */
  group?: string | undefined
  signal?: AbortSignal
}

export type SearchAnswer = {
  hits: Hit[]
  /** How many hits there are on all pages of the answer. */
  total: number
  /**
   * Parts of the site that have hits, and how many, where the engine can tell. They are those of all parts, whichever
   * was asked for.
   */
  groups?: GroupCount[]
  /** Texts are still on their way: the same query gives more once `warmUp` has resolved. */
  isPartial?: boolean
}

export type GroupCount = { title: string; count: number }

/** A half-open range in UTF-16 units: what `text.slice(start, end)` takes. */
export type MarkedRange = [start: number, end: number]

/** Plain text, never markup, with the ranges that the query has found. */
export type MarkedText = { text: string; marks: MarkedRange[] }

export type HitKind = 'page' | 'heading' | 'text'

/** A section, or a page of another site, that answers a query. */
export type Hit = {
  /** The same for the same section in every answer. */
  id: string
  /** Address with base path and fragment; absolute where it leaves the site. */
  url: string
  kind: HitKind
  isExternal: boolean
  /** The part of the site that it is in: hits are shown under this. */
  group: string
  /** Page title, then the headings above the section, then its own. */
  trail: MarkedText[]
  /** Its own heading is a name in code. */
  isCode?: boolean
  /** Text of the section around the match. */
  excerpt: MarkedText | null
}

export const defaultPerPage = 20

/** Longer queries are cut: nothing in the docs needs them, and they cost time. */
export const maxQueryLength = 512

/** The engine could not answer. The message is for the console; readers see words of the page. */
export class SearchError extends Error {
  override name = 'SearchError'
}

/** Plain text without a match. */
export const unmarked = (text: string): MarkedText => ({ text, marks: [] })
