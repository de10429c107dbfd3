/**
 * The site's caches: one for each release, with the release's shell and the pages that readers have opened of it, and
 * one for a copy of the whole site. An origin may hold several sites under different bases, and caches of others.
 */

type CacheKind = 'release' | 'saved'

/** `/x/`, `saved`, `1a2b` → `offline:/x/:saved:1a2b` */
export function cacheName(base: string, kind: CacheKind, release: string): string {
  return `offline:${base}:${kind}:${release}`
}

/** Names of the site's caches, of one kind or of both, the newest first. */
export async function cacheNames(base: string, kind: CacheKind | '' = ''): Promise<string[]> {
  const start = `offline:${base}:${kind}`
  return (await caches.keys()).filter((name) => name.startsWith(start)).reverse()
}

/** The URL that a response is cached under: without the query, and without the slash that some hosts put behind paths. */
export function cacheKey(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname.replace(/\/$/, '')
}

/** What one cache holds for a URL. */
export function matchIn(cacheName: string, url: string): Promise<Response | undefined> {
  // Whatever a host says that its responses vary by, a URL has one file.
  return caches.match(cacheKey(url), { cacheName, ignoreVary: true })
}

/** What the newest cache that has a URL holds for it. */
export async function findCached(base: string, url: string): Promise<Response | undefined> {
  for (const name of await cacheNames(base)) {
    const response = await matchIn(name, url)
    if (response) return response
  }
  return undefined
}

/** Paths below the base of everything that is cached, pages without a slash at the end. */
export async function cachedPaths(base: string): Promise<Set<string>> {
  const names = await cacheNames(base)
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length)))
}
