import { outdatedReleases, releaseCache } from '../cache-names.ts'
import { findIntact } from '../cached-files.ts'
import { isIntact } from '../intact.ts'
import type { Release } from '../release.ts'
import { withoutRedirect } from '../without-redirect.ts'

/**
 * Puts the release's shell into its cache: all of it, or nothing. What an earlier release has too is
 * copied, not fetched.
 * @throws when a file cannot be had as it was published, or not be stored; the worker is then not installed
 */
export async function install(base: string, { id, shell }: Release): Promise<void> {
  const name = releaseCache(base, id)
  const isNew = !(await caches.has(name))
  try {
    const cache = await caches.open(name)
    await Promise.all(
      Object.entries(shell).map(async ([path, hash]) => {
        const file = (await findIntact(base, path, hash)) ?? (await fetchIntact(base, path, hash))
        await cache.put(base + path, withoutRedirect(file))
      }),
    )
  } catch (error) {
    if (isNew) await caches.delete(name)
    throw error
  }
}

/** The browser's own cache may hold for a year what a proxy has once answered, so it is passed by then. */
async function fetchIntact(base: string, path: string, hash: string): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(base + path, { cache })
    if (!response.ok) throw new Error(`${base}${path} answered with status ${response.status}.`)
    if (await isIntact(path, response, base, hash)) return response
  }
  throw new Error(`${base}${path} is not as it was published.`)
}

/** Removes what earlier releases have left, but for the `limit` latest. */
export async function prune(base: string, { id }: Release, limit?: number): Promise<void> {
  const names = outdatedReleases(await caches.keys(), base, id, limit)
  await Promise.all(names.map((name) => caches.delete(name)))
}
