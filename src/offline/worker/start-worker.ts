import { framePath } from '../../live/frame-file.ts'
import { isHashed } from '../document-files.ts'
import type { CachePageMessage, Release } from '../release.ts'
import { cacheName, cacheNames, findCached } from '../site-caches.ts'
import { networkFirst, sandboxed } from './network-first.ts'
import { createPageCache } from './page-cache.ts'

declare const self: ServiceWorkerGlobalScope

/** How many releases are kept, because pages of earlier releases may still be open and need their files. */
const maxReleases = 3

/** Starts the service worker. Its scope is the site's base. */
export function startWorker(release: Release): void {
  const { scope } = self.registration
  const base = new URL(scope).pathname
  const pageCache = createPageCache(base, release)

  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(activate()))
  self.addEventListener('message', (event) => {
    inBackground(event, pageCache.addPage(event.data as CachePageMessage))
  })
  self.addEventListener('fetch', (event) => {
    const { url, method, cache } = event.request
    // A page that saves a copy of the site bypasses every cache.
    if (method !== 'GET' || cache === 'no-store' || !url.startsWith(scope)) return
    const path = new URL(url).pathname.slice(base.length)
    if (isHashed(path)) event.respondWith(cacheFirst(event, path))
    else if (path === framePath) event.respondWith(frame(event))
    else event.respondWith(networkFirst(event, base, release.notSaved))
  })

  /** Caches the whole shell, or fails. */
  async function install(): Promise<void> {
    // If an earlier release is published again, its cache becomes the newest.
    await caches.delete(cacheName(base, 'release', release.id))
    if (!(await pageCache.addFiles(release.shell))) {
      throw new Error('A file of the release is not what its name says.')
    }
    // Open pages of earlier releases find their files in the caches of these releases.
    self.skipWaiting()
  }

  async function activate(): Promise<void> {
    const outdated = (await cacheNames(base, 'release')).slice(maxReleases)
    await Promise.all(outdated.map((name) => caches.delete(name)))
    // Lets the browser request a document while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }

  /** A file with a hash in its name is the same in every cache. */
  async function cacheFirst(event: FetchEvent, path: string): Promise<Response> {
    const cached = await findCached(base, event.request.url)
    if (cached) return cached
    const response = await fetch(event.request).catch(() => Response.error())
    inBackground(event, pageCache.put(path, response.clone()))
    return response
  }

  /** The frame of live samples is cached once a reader runs a sample. */
  async function frame(event: FetchEvent): Promise<Response> {
    inBackground(event, pageCache.addFiles([framePath]))
    return sandboxed(await networkFirst(event, base, release.notSaved))
  }

  /** Readers needn't know if something can't be cached, because storage is full or forbidden or the network fails. */
  function inBackground(event: ExtendableEvent, work: Promise<unknown>): void {
    event.waitUntil(work.catch(() => {}))
  }
}
