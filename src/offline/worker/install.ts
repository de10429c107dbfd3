import { outdatedReleases, releaseCache } from '../cache-names.ts'
import type { Release } from '../release.ts'
import { withoutRedirect } from '../without-redirect.ts'

/**
 * Puts the release's shell into its cache: all of it, or nothing. What an earlier release has too is
 * copied, not fetched.
 * @throws when a file cannot be had or stored; the worker is then not installed
 */
export async function install(base: string, { id, shell }: Release): Promise<void> {
  const name = releaseCache(base, id)
  const isNew = !(await caches.has(name))
  try {
    const cache = await caches.open(name)
    await Promise.all(shell.map((path) => cacheFile(cache, base + path)))
  } catch (error) {
    if (isNew) await caches.delete(name)
    throw error
  }
}

async function cacheFile(cache: Cache, url: string): Promise<void> {
  const response = (await caches.match(url, { ignoreVary: true })) ?? (await fetch(url))
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  await cache.put(url, withoutRedirect(response))
}

/** Removes what earlier releases have left, but for the `limit` latest. */
export async function prune(base: string, { id }: Release, limit?: number): Promise<void> {
  const names = outdatedReleases(await caches.keys(), base, id, limit)
  await Promise.all(names.map((name) => caches.delete(name)))
}
