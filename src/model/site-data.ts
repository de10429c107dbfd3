/**
 * What browsers know of the whole site: routes, sidebar and where search is. Types only, so that
 * browser code may import it.
 */

import type { Redirect } from './settings.ts'

export type SidebarItem = SidebarPage | SidebarCategory

export type SidebarPage = {
  type: 'page'
  route: string
  label: string
  /** How the label is shown: as a name of code, and as one that new code should do without. */
  kind?: 'code' | 'deprecated'
}

export type SidebarCategory = {
  type: 'category'
  label: string
  /** The page that its label leads to; without one it only opens and closes. */
  route?: string
  /** Open before the reader touches it, also when the page shown is elsewhere. */
  isOpen: boolean
  items: SidebarItem[]
}

/**
 * What the browser knows of the whole site. It travels as one hashed file beside the app's code,
 * so that publishing new content leaves the code files as they were.
 */
export type SiteData = {
  /** Route → short content hash of its page data file. */
  routes: { [route: string]: string }
  redirects: Redirect[]
  sidebar: SidebarItem[]
  search: SearchSettings
}

export type SearchSettings = {
  /** Path of the local engine's index below the base: `assets/search-index.3fa9c1d2.json`. */
  index: string
  /** The search service that answers instead, where one is configured. */
  algolia: AlgoliaSettings | null
}

/** Access to an index of the hosted search service. The key can only search, and is public. */
export type AlgoliaSettings = {
  appId: string
  apiKey: string
  indexName: string
  /** Facet filters that are added to those of language and version: all must hold. */
  facetFilters: string[]
  /** Regular expression, ignoring case: hits whose address matches are left as they are. */
  externalPattern: string | null
}
