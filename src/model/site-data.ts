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
 * What the browser knows of the whole site. It travels in two files, `SharedData` and `PageIndex`, so that an edit of a
 * page changes neither code nor the documents of other pages.
 */
export type SiteData = {
  /** Route → short content hash of its page data file. */
  routes: { [route: string]: string }
  redirects: Redirect[]
  sidebar: SidebarItem[]
  search: SearchSettings
}

/** What documents are rendered with, in a file that they name by its hash. */
export type SharedData = Pick<SiteData, 'redirects' | 'sidebar'> & Pick<SearchSettings, 'hosted'>

/** What each edit changes, in a file whose name holds no hash: it is always asked for again. */
export type PageIndex = Pick<SiteData, 'routes'> & {
  searchIndex: SearchSettings['index']
  /** Addresses of the app's code and of the shared data of the same build. */
  builtWith: [app: string, shared: string]
}

export type SearchSettings = {
  /** Path of the local engine's index below the base, `assets/search-index.3fa9c1d2.json`; empty where a service answers. */
  index: string
  /** The search service that answers instead, where one is configured. */
  hosted: HostedSearch | null
}

/** What browsers know of a search service. */
export type HostedSearch = {
  /** Its folder in src/search. */
  engine: string
  /** What its client is told. */
  settings: object
  /** What it is asked at first. */
  origin: string
  /** The name that recent searches are kept under. */
  storedAs: string
  /** A link that it asks for where its answers are shown. */
  credit: { label: string; to: string } | null
}
