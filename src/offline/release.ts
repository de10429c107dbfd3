/** What the service worker needs to know about its release. Paths are below the site's base. */
export type Release = {
  /** Hash of everything that the build publishes for readers, including the worker. */
  id: string
  /** Everything that rendering any page may need: code, styles, fonts, site data, page index. */
  shell: string[]
  /** The document for pages that aren't cached; it's part of the shell. */
  notSaved: string
  /** The files of the local search engine; none if the site uses a hosted service. */
  search: string[]
}

/** What a copy of the whole site needs: `offline.json`. */
export type OfflineManifest = {
  /** The release's id. */
  release: string
  /** How many pages the release has. */
  pages: number
  /** How many bytes the copy takes on the device. */
  stored: number
  /** Path below the base, and transferred bytes. Documents come after the files that they reference. */
  files: [path: string, transferred: number][]
}

/** The manifest's path below the base. Its name has no hash, so it's always fetched again. */
export const manifestPath = 'offline.json'

/** A page's message to the service worker: cache this page, and also the search index for readers who stay. */
export type CachePageMessage = { url: string; withSearch: boolean }
