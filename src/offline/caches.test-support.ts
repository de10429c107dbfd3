import { vi } from 'vitest'

const origin = 'https://site.test'

/** The URL of a request. A path is relative to this origin. */
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).href

/** A cache in memory, for tests. A test can replace `put` with one that fails. */
export class MemoryCache {
  readonly entries: Map<string, Response> = new Map()

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(urlOf(request), new Response(await response.blob(), response))
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url))
  }

  /** Paths of everything in it. */
  paths(): string[] {
    return [...this.entries.keys()].map((url) => new URL(url).pathname)
  }
}

/** Replaces the browser's caches with caches in memory, and returns them by name. For tests. */
export function stubCaches(): Map<string, MemoryCache> {
  const caches = new Map<string, MemoryCache>()
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('caches', {
    async open(name: string) {
      const cache = caches.get(name) ?? new MemoryCache()
      caches.set(name, cache)
      return cache
    },
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.entries.get(urlOf(request))?.clone(),
  })
  return caches
}

/** Puts files into a cache: path → content. For tests. */
export async function fillCache(name: string, files: { [path: string]: string }): Promise<void> {
  const cache = await caches.open(name)
  for (const [path, content] of Object.entries(files)) await cache.put(path, fileOf(path, content))
}

/** A response with the type that the path's extension says. For tests. */
export function fileOf(path: string, content: string): Response {
  const [, extension = 'html'] = /\.(\w+)$/.exec(path) ?? []
  return new Response(content, {
    headers: {
      'Content-Type': `text/${extension === 'js' ? 'javascript' : extension}; charset=utf-8`,
    },
  })
}

/**
 * Simulates a host with these files: path → content. Paths of pages have no extension. Returns the list of requested
 * paths. For tests.
 */
export function stubHost(files: { [path: string]: string }): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
    const { pathname } = new URL(urlOf(request))
    asked.push(pathname)
    const content = files[pathname]
    if (content === undefined) return new Response('', { status: 404 })
    return fileOf(pathname, content)
  })
  return asked
}
