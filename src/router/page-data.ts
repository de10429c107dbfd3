import type { PageData } from '../model/page.ts'
import { pageDataPath } from '../model/routes.ts'

export type PageLoader = {
  /**
   * Loads the page of a route, with the code of its components if `withCode` is set. Rejects if a file can't be loaded,
   * and with an AbortError if the signal aborts first.
   */
  load(route: string, options?: LoadOptions): Promise<PageData>
}

export type LoadOptions = { signal?: AbortSignal; withCode?: boolean; priority?: RequestPriority }

type PageLoaderSettings = {
  base: string
  /** Canonical route → short hash of its page data. A new hash leads to a new request. */
  routes: { [route: string]: string }
  /** Loads the code of the components that a page uses. */
  loadCode(page: PageData): Promise<unknown>
}

/** One request under way; it is aborted when no one waits for it anymore. */
type OpenRequest = { page: Promise<PageData>; controller: AbortController; waiting: number }

/**
 * Loads page data. The files are immutable, so a page is cached for the life of the document; failures are never
 * cached. If several callers ask for a route at the same time, there is a single request.
 */
export function createPageLoader({ base, routes, loadCode }: PageLoaderSettings): PageLoader {
  const pages = new Map<string, PageData>()
  const requests = new Map<string, OpenRequest>()

  function urlOf(route: string): string {
    const hash = routes[route]
    if (hash === undefined) throw new Error(`There is no page ${route}.`)
    return base + pageDataPath(route, hash)
  }

  function request(route: string, url: string, priority: RequestPriority): OpenRequest {
    const controller = new AbortController()
    const page = fetchPage(route, url, { signal: controller.signal, priority })
      .then((loaded) => {
        pages.set(url, loaded)
        return loaded
      })
      .finally(() => forget(url, entry))
    const entry = { page, controller, waiting: 0 }
    requests.set(url, entry)
    return entry
  }

  function forget(url: string, entry: OpenRequest) {
    if (requests.get(url) === entry) requests.delete(url)
  }

  async function loadData(route: string, { signal, priority = 'auto' }: LoadOptions) {
    const url = urlOf(route)
    const page = pages.get(url)
    if (page) return page
    signal?.throwIfAborted()
    const entry = requests.get(url) ?? request(route, url, priority)
    entry.waiting++
    if (!signal) return entry.page
    return new Promise<PageData>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason)
        if (--entry.waiting > 0) return
        forget(url, entry)
        entry.controller.abort()
      })
      entry.page.then(resolve, reject)
    })
  }

  return {
    async load(route, options = {}) {
      const page = await loadData(route, options)
      if (options.withCode) await loadCode(page)
      return page
    },
  }
}

async function fetchPage(route: string, url: string, init: RequestInit): Promise<PageData> {
  const response = await window.fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  const data: unknown = await response.json().catch((error: unknown) => error)
  if (isPageOf(route, data)) return data
  if (init.cache) throw new Error(`${url} does not hold ${route}.`, { cause: data })
  // The browser's cache would hold it for a year.
  return fetchPage(route, url, { ...init, cache: 'reload' })
}

/** Tells a page's data from an error, an error page, and the data of another page. */
function isPageOf(route: string, data: unknown): data is PageData {
  const page = data as Partial<PageData> | null
  return page?.route === route && Array.isArray(page.blocks)
}
