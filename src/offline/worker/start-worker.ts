import { registerQuotaErrorCallback } from 'workbox-core'
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing'
import { framePath } from '../../live/frame-file.ts'
import { livePagePath, liveSourcesPath } from '../../live/live-page.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { pageDataPath, withoutBase } from '../../model/routes.ts'
import type { PageIndex } from '../../model/site-data.ts'
import { findCached } from '../cached-files.ts'
import { isHashed } from '../document-files.ts'
import type { PageMessage, WaitingReply } from '../messages.ts'
import type { Release } from '../release.ts'
import { sandboxed } from './frame-response.ts'
import { install, prune } from './install.ts'
import { createStrategies } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * How long a worker waits after a page has introduced itself. Chromium ends the old worker before it
 * lets the new one in, and a request that comes between the two starts the old one again, until
 * there was none for half a minute. So not while pages load; those just closed are counted longer, too.
 */
const quietMs = 2000

/** Starts the service worker. Its scope is the site's base. */
export function startWorker(release: Release): void {
  const base = new URL(self.registration.scope).pathname
  const { documents, files, frames, indexes, fallback } = createStrategies(base, release)
  /** Ids of the pages that are of this release. */
  const ownPages = new Set<string>()

  self.addEventListener('install', (event) => event.waitUntil(install(base, release)))
  self.addEventListener('activate', (event) => event.waitUntil(activate()))
  self.addEventListener('message', (event) => event.waitUntil(onMessage(event)))
  // Room is made once; what still does not fit is not kept.
  registerQuotaErrorCallback(() => prune(base, release, 0))

  const isHashedFile = (options: RouteMatchCallbackOptions) =>
    isOfSite(options) && isHashed(options.url.pathname.slice(base.length))
  registerRoute(isHashedFile, (options) => files(options).response)
  registerRoute(isPage, (options) => documents(options).response)
  registerRoute(isFrame, async (options) => {
    const response = await frames(options).response
    return options.request.destination === 'iframe' ? sandboxed(response) : response
  })
  registerRoute(isIndex, (options) => indexes(options).response)
  registerRoute(isOfSite, (options) => fallback(options).response)

  async function activate(): Promise<void> {
    await prune(base, release)
    // The request for a document need not wait until the worker has started.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }

  async function onMessage(event: ExtendableMessageEvent): Promise<void> {
    const message = event.data as PageMessage
    switch (message.type) {
      case 'keep':
        return cachePage(event, message.address, message.withSearch)
      case 'introduce':
        return onIntroduced(event, message.files)
      case 'take-over':
        return self.skipWaiting()
    }
  }

  async function cachePage(event: ExtendableEvent, url: string, withSearch: boolean) {
    await documents({ event, request: new Request(url, { cache: 'no-cache' }) }).done
    const wanted = [
      ...(await dataOf(event, url)),
      ...(withSearch ? Object.keys(release.search) : []),
      ...(await samplesOf(url)),
    ]
    await Promise.all(
      wanted.map((path) => files({ event, request: new Request(base + path) }).done),
    )
  }

  /** The data that the router fetches for a page; none at addresses that are no page's. */
  async function dataOf(event: ExtendableEvent, url: string): Promise<string[]> {
    const { routes } = await pageIndex(event)
    const route = withoutBase(base, new URL(url).pathname) ?? ''
    const hash = routes[route]
    return hash === undefined ? [] : [pageDataPath(route, hash)]
  }

  /** What the samples of a page take to run and to edit, for readers who have run one before. */
  async function samplesOf(url: string): Promise<string[]> {
    const isRunner = await findCached(base, self.location.origin + base + framePath)
    const page = isRunner && (await findCached(base, url))
    const [, hash] = /data-live="?(\w+)\./.exec((await page?.text()) ?? '') ?? []
    return hash ? [livePagePath(hash), liveSourcesPath(hash)] : []
  }

  async function pageIndex(event: ExtendableEvent): Promise<Pick<PageIndex, 'routes'>> {
    const request = new Request(base + pageIndexPath)
    const response = await indexes({ event, request }).response
    return response.ok ? response.json() : { routes: {} }
  }

  /** With no page of an older release open, nobody is disturbed when this worker takes over. */
  async function onIntroduced(event: ExtendableMessageEvent, names: string[]): Promise<void> {
    const isSameRelease = names.every((path) => path in release.shell)
    const reply: WaitingReply = { isSameRelease }
    event.ports[0]?.postMessage(reply)
    if (!isSameRelease) return
    ownPages.add((event.source as Client).id)
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const ours = windows.filter(({ url }) => url.startsWith(self.registration.scope))
    if (ours.every(({ id }) => ownPages.has(id))) await self.skipWaiting()
  }

  /** A page that saves a copy of the site asks for files past every cache. */
  function isOfSite({ sameOrigin, url, request }: RouteMatchCallbackOptions): boolean {
    return sameOrigin && url.pathname.startsWith(base) && request.cache !== 'no-store'
  }

  function isFrame(options: RouteMatchCallbackOptions): boolean {
    return isOfSite(options) && options.url.pathname === base + framePath
  }

  function isIndex(options: RouteMatchCallbackOptions): boolean {
    return isOfSite(options) && options.url.pathname === base + pageIndexPath
  }

  function isPage(options: RouteMatchCallbackOptions): boolean {
    const { request, url } = options
    const isDocument = request.mode === 'navigate' && request.destination === 'document'
    return isOfSite(options) && isDocument && !/\.(?!html$)\w+$/.test(url.pathname)
  }
}
