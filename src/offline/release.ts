/** One build of the site, as its service worker needs it. Paths are below the site's base. */
export type Release = {
  /** Hash of everything that the build publishes for readers, and of the worker. */
  id: string
  /** Code, styles, fonts, site data, page index: what rendering any page may take. */
  shell: string[]
  /** The document that is shown for pages that are not cached; one of the shell. */
  notSaved: string
  /** The files of the local search engine; none where a service answers. */
  search: string[]
}

/** What a copy of the whole site takes: `offline.json`. */
export type OfflineManifest = {
  /** The release's id. */
  release: string
  /** How many pages it has. */
  pages: number
  /** How many bytes it takes on the device. */
  stored: number
  /** Path below the base, and bytes that travel. Documents come after the files that they name. */
  files: [path: string, transferred: number][]
}

/** The manifest's path below the base. Its name holds no hash: it is always fetched again. */
export const manifestPath = 'offline.json'

/** What a page tells the service worker: to cache this page, with the search index for readers who stay. */
export type CachePageMessage = { url: string; withSearch: boolean }
