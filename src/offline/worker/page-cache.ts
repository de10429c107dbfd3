import { framePath } from '../../live/frame-file.ts'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { pageDataPath, withoutBase } from '../../model/routes.ts'
import type { PageIndex } from '../../model/site-data.ts'
import { cacheable } from '../cacheable.ts'
import { hashedFilesIn, isHashed } from '../document-files.ts'
import type { CachePageMessage, Release } from '../release.ts'
import { cacheKey, cacheName, findCached, matchIn } from '../site-caches.ts'

/** Fills the cache of a release. All of its functions reject when the network fails or storage is full. */
export type PageCache = {
  /** Caches a response if it can be the file of this path, and returns whether it is. */
  put(path: string, response: Response): Promise<boolean>
  /** Makes sure that the cache has these files, and returns whether it has them all. */
  addFiles(paths: string[]): Promise<boolean>
  /** Caches a page: its document with all files that it names, and its data. */
  addPage(message: CachePageMessage): Promise<void>
}

/** Creates what fills the cache of a release of the site under this base. */
export function createPageCache(base: string, { id, search }: Release): PageCache {
  const name = cacheName(base, 'release', id)

  async function put(path: string, response: Response): Promise<boolean> {
    const file = cacheable(path, response)
    if (file) await (await caches.open(name)).put(cacheKey(base + path), file)
    return file !== null
  }

  async function addFiles(paths: string[]): Promise<boolean> {
    return (await Promise.all(paths.map(addFile))).every(Boolean)
  }

  /** What an earlier release has too is copied. */
  async function addFile(path: string): Promise<boolean> {
    const url = base + path
    if (await matchIn(name, url)) return true
    const cached = isHashed(path) ? await findCached(base, url) : undefined
    if (await put(path, cached ?? (await fetch(url)))) return true
    // The browser's own cache may hold for a year what a network has once answered.
    return put(path, await fetch(url, { cache: 'reload' }))
  }

  async function addPage({ url, withSearch }: CachePageMessage): Promise<void> {
    const response = await fetch(url, { cache: 'no-cache' })
    const html = await response.clone().text()
    const files = hashedFilesIn(html, base)
    // A document that names no files is another site's, as of a network that wants a sign-in.
    if (!response.ok || files.length === 0 || !(await addFiles(files))) return
    const path = new URL(url).pathname
    await put(path.slice(base.length), response)
    await addFiles([
      ...(await dataOf(withoutBase(base, path) ?? '')),
      ...(withSearch ? search : []),
      ...(await samplesIn(html)),
    ])
  }

  /** The data that the router fetches for a page; none at addresses that are no page's. */
  async function dataOf(route: string): Promise<string[]> {
    const index: PageIndex | undefined = await (await matchIn(name, base + pageIndexPath))?.json()
    const hash = index?.routes[route]
    return hash ? [pageDataPath(route, hash)] : []
  }

  /** What the samples of a page take to run and to edit, for readers who have run one before. */
  async function samplesIn(html: string): Promise<string[]> {
    const [, hash] = /data-live="?(\w+)\./.exec(html) ?? []
    const isRunner = hash && (await findCached(base, base + framePath))
    return isRunner ? [livePagePath(hash), liveSourcesPath(hash)] : []
  }

  return { put, addFiles, addPage }
}
