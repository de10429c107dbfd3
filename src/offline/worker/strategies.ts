import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import { releaseCache } from '../cache-names.ts'
import { findCached, findIntact, matchOptions } from '../cached-files.ts'
import { isIntact, isOfType } from '../intact.ts'
import { imagesOf, type Release } from '../release.ts'
import { withoutRedirect } from '../without-redirect.ts'
import { markCached } from './frame-response.ts'

/** A network that takes longer than this is as good as none for a page that is cached. */
const networkTimeoutSeconds = 5

type Responder = (options: Pick<RouteHandlerCallbackOptions, 'event' | 'request'>) => {
  response: Promise<Response>
  /** Settled when all that was to be cached is; never rejects. */
  done: Promise<void>
}

/** The ways in which requests of the site are answered. */
export function createStrategies(
  base: string,
  release: Release,
): { [name in 'documents' | 'files' | 'frames' | 'indexes' | 'fallback']: Responder } {
  const cacheName = releaseCache(base, release.id)
  const hashes: { [path: string]: string } = { ...release.shell, ...release.search }
  const pathOf = ({ url }: Request) => new URL(url).pathname.slice(base.length)

  const isWhole = (request: Request, response: Response) => {
    const path = pathOf(request)
    return isIntact(path, response, base, hashes[path])
  }

  /**
   * Named by the hash of their content, so that any intact copy is the right one. What is not goes to the page
   * as the network has it, and is not kept. A page that tries again asks past every cache.
   */
  const files = answerWith(
    new CacheFirst({
      cacheName,
      matchOptions,
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
            if (request.cache === 'reload') return null
            if (cachedResponse && (await isWhole(request, cachedResponse))) return cachedResponse
            return findIntact(base, pathOf(request), hashes[pathOf(request)])
          },
          // The browser's own cache may hold it for a year.
          fetchDidSucceed: async ({ request, response }) =>
            request.cache === 'reload' || !response.ok || (await isWhole(request, response))
              ? response
              : fetch(new Request(request, { cache: 'reload' })),
          cacheWillUpdate: async ({ request, response }) =>
            (await isWhole(request, response)) ? response : null,
        },
        failQuietly,
      ],
    }),
  )

  const networkFirst = (plugin: WorkboxPlugin) =>
    answerWith(
      new NetworkFirst({
        cacheName,
        matchOptions,
        networkTimeoutSeconds,
        plugins: [
          { cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url), ...plugin },
          failQuietly,
        ],
      }),
    )

  /** As the network has them; when it has nothing, as they were cached last. */
  const documents = networkFirst({
    cacheWillUpdate: async ({ response, event }) =>
      (await hasAllItNeeds(response, event)) ? withoutRedirect(response) : null,
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse && isOfType('', cachedResponse)
        ? cachedResponse
        : findCached(base, request.url),
    // Firefox gives an error as the answer to a request that it has made ahead, which counts as the network's.
    handlerDidError: async ({ request }) =>
      (await findCached(base, request.url)) ?? caches.match(base + release.notSaved, matchOptions),
  })

  /** What pages there are: as the network has it, else as the release was installed with it. */
  const indexes = networkFirst({
    cacheWillUpdate: async () => null,
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse ?? findCached(base, request.url),
  })

  /** Icons, downloads, demonstrations: only a saved copy of the site holds them. */
  const fallback = answerWith(
    new NetworkOnly({
      plugins: [{ handlerDidError: ({ request }) => findCached(base, request.url) }, failQuietly],
    }),
  )

  /** The frame of live samples, once a reader has run one: as the network has it, else as it was kept. */
  const frames = networkFirst({
    cacheWillUpdate: async ({ request, response }) =>
      response.status === 200 && isOfType(pathOf(request), response) ? response : null,
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
      const response = cachedResponse ?? (await findCached(base, request.url))
      return response && markCached(response)
    },
  })

  /**
   * A document is cached when it is a page of this very release, whose shell is here since the worker
   * was installed, and its images could be cached too.
   */
  async function hasAllItNeeds(response: Response, event: ExtendableEvent): Promise<boolean> {
    if (response.status !== 200 || !isOfType('', response)) return false
    const images = imagesOf(await response.clone().text(), base, release)
    if (images === null) return false
    const answers = images.map((path) => files({ event, request: new Request(base + path) }))
    const areCached = await Promise.all(
      answers.map(({ response }) => response.then(({ ok }) => ok)),
    )
    await Promise.all(answers.map(({ done }) => done))
    return areCached.every(Boolean)
  }

  return { documents, files, frames, indexes, fallback }
}

/** A failure is the network's answer to the page, and nothing for the console. */
const failQuietly: WorkboxPlugin = { handlerDidError: async () => Response.error() }

/** What could not be cached, because storage is full or forbidden, is not the reader's concern. */
function answerWith(strategy: Strategy): Responder {
  return (options) => {
    const [response, done] = strategy.handleAll(options)
    return { response, done: done.catch(() => {}) }
  }
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, '')
}
