import { isOurs, isSaved } from './cache-names.ts'
import { isIntact, isOfType } from './intact.ts'

/** The name under which a saved copy holds its record; no file of the site has it. */
export const recordPath = '_saved.json'

/** Whatever a host says that its answers vary by, an address has one file. */
export const matchOptions = { ignoreVary: true }

/**
 * Looks an address up in all caches of the site, the newest first. What is found stands in one
 * cache with everything that it names. A copy that cannot be what its name says counts as none.
 */
export async function findCached(base: string, url: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url)
  const alternatePath = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`
  for (const cache of await siteCaches(base)) {
    for (const path of [pathname, alternatePath]) {
      const response = await cache.match(origin + path, matchOptions)
      if (response && isOfType(pathname, response)) return response
    }
  }
  return undefined
}

/** Looks a file whose name has a hash up in all caches of the site, and passes over damaged copies. */
export async function findIntact(
  base: string,
  path: string,
  hash?: string,
): Promise<Response | undefined> {
  for (const cache of await siteCaches(base)) {
    const response = await cache.match(base + path, matchOptions)
    if (response && (await isIntact(path, response, base, hash))) return response
  }
  return undefined
}

/** Paths below the base of everything that is kept. */
export async function cachedPaths(base: string): Promise<Set<string>> {
  const requests = await Promise.all((await siteCaches(base)).map((cache) => cache.keys()))
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length)))
}

/** The site's caches, the newest first, without copies that were not finished. */
async function siteCaches(base: string): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => isOurs(base, name)).reverse()
  const finished = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      return isSaved(base, name) && !(await cache.match(base + recordPath)) ? [] : [cache]
    }),
  )
  return finished.flat()
}
