import type { PageData } from '../model/page.ts'
import { pageDataPath } from '../model/routes.ts'

export type PageLoader = {
  /** Loads the page of a route, with the code of its components if `withCode` is set. Rejects if a file can't be loaded. */
  load(route: string, options?: LoadOptions): Promise<PageData>
}

export type LoadOptions = { withCode?: boolean; priority?: RequestPriority }

type PageLoaderSettings = {
  base: string
  /** Canonical route → short hash of its page data. A new hash leads to a new request. */
  routes: { [route: string]: string }
  /** Loads the code of the components that a page uses. */
  loadCode(page: PageData): Promise<unknown>
}

/**
 * Loads page data. The files are immutable, so a page is cached for the life of the document; failures are never
 * cached. If several callers ask for a route at the same time, there is a single request.
 */
export function createPageLoader({ base, routes, loadCode }: PageLoaderSettings): PageLoader {
  const pages = new Map<string, Promise<PageData>>()

  async function loadData(route: string, priority: RequestPriority): Promise<PageData> {
    const hash = routes[route]
    if (hash === undefined) throw new Error(`There is no page ${route}.`)
    const url = base + pageDataPath(route, hash)
    const page = pages.get(url) ?? fetchPage(url, priority)
    pages.set(url, page)
    page.catch(() => pages.delete(url))
    return page
  }

  return {
    async load(route, { withCode = false, priority = 'auto' } = {}) {
      const page = await loadData(route, priority)
      if (withCode) await loadCode(page)
      return page
    },
  }
}

async function fetchPage(url: string, priority: RequestPriority): Promise<PageData> {
  const response = await window.fetch(url, { priority })
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  return response.json()
}
