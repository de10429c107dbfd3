import { framePath } from '../../live/frame-file.ts'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { pageDataPath, withoutBase } from '../../model/routes.ts'
import type { PageIndex } from '../../model/site-data.ts'
import { cacheable } from '../cacheable.ts'
import { hashedFilesIn, isHashed } from '../document-files.ts'
import type { CachePageMessage, Release } from '../release.ts'
import { cacheKey, cacheName, findCached, matchIn } from '../site-caches.ts'

/** Fills the cache of a release. All functions reject if the network fails or storage is full. */
export type PageCache = {
  /** Caches a response if it can be the file at this path. Returns whether it can. */
  put(path: string, response: Response): Promise<boolean>
  /** Makes sure that the cache has these files. Returns whether it has all of them. */
  addFiles(paths: string[]): Promise<boolean>
  /** Caches a page: its document with all files that it references, and its data. */
  addPage(message: CachePageMessage): Promise<void>
}

/** Returns the functions that fill the cache of a release, for the site under this base. */
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

  /** Files of earlier releases are copied. */
  async function addFile(path: string): Promise<boolean> {
    const url = base + path
    if (await matchIn(name, url)) return true
    const cached = isHashed(path) ? await findCached(base, url) : undefined
    if (await put(path, cached ?? (await fetch(url)))) return true
    // The browser's HTTP cache may have kept a wrong response, which it may do for a year.
    return put(path, await fetch(url, { cache: 'reload' }))
  }

  async function addPage({ url, withSearch }: CachePageMessage): Promise<void> {
    const response = await fetch(url, { cache: 'no-cache' })
    const html = await response.clone().text()
    const files = hashedFilesIn(html, base)
    // A document that references none of our files is another site's, such as a network's sign-in page.
    if (!response.ok || files.length === 0 || !(await addFiles(files))) return
    const path = new URL(url).pathname
    await put(path.slice(base.length), response)
    await addFiles([
      ...(await dataOf(withoutBase(base, path) ?? '')),
      ...(withSearch ? search : []),
      ...(await samplesIn(html)),
    ])
  }

  /** The data that the router loads for a page; none for addresses without a page. */
  async function dataOf(route: string): Promise<string[]> {
    const index: PageIndex | undefined = await (await matchIn(name, base + pageIndexPath))?.json()
    const hash = index?.routes[route]
    return hash ? [pageDataPath(route, hash)] : []
  }

  /** The files that the samples of a page need to run and to be edited, for readers who have run a sample before. */
  async function samplesIn(html: string): Promise<string[]> {
    const [, hash] = /data-live="?(\w+)\./.exec(html) ?? []
    const isRunner = hash && (await findCached(base, base + framePath))
    return isRunner ? [livePagePath(hash), liveSourcesPath(hash)] : []
  }

  return { put, addFiles, addPage }
}
