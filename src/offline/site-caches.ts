/**
 * The site's caches: one for each release, with its shell and the pages that readers have opened, and one for a copy of
 * the whole site. An origin may have several sites under different bases, and other caches.
 */

type CacheKind = 'release' | 'saved'

/** `/x/`, `saved`, `1a2b` → `offline:/x/:saved:1a2b` */
export function cacheName(base: string, kind: CacheKind, release: string): string {
  return `offline:${base}:${kind}:${release}`
}

/** Names of the site's caches, of one kind or of both, newest first. */
export async function cacheNames(base: string, kind: CacheKind | '' = ''): Promise<string[]> {
  const start = `offline:${base}:${kind}`
  return (await caches.keys()).filter((name) => name.startsWith(start)).reverse()
}

/** The URL under which a response is cached: without the query, and without the slash that some hosts add to paths. */
export function cacheKey(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname.replace(/\/$/, '')
}

/** The response that a cache has for a URL. */
export function matchIn(cacheName: string, url: string): Promise<Response | undefined> {
  // A URL always has a single file, even if the host sends a Vary header.
  return caches.match(cacheKey(url), { cacheName, ignoreVary: true })
}

/** The response in the newest cache that has the URL. */
export async function findCached(base: string, url: string): Promise<Response | undefined> {
  for (const name of await cacheNames(base)) {
    const response = await matchIn(name, url)
    if (response) return response
  }
  return undefined
}

/** Paths of everything that is cached, below the base; pages have no slash at the end. */
export async function cachedPaths(base: string): Promise<Set<string>> {
  const names = await cacheNames(base)
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length)))
}
