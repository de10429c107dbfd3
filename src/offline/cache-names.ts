/**
 * Names of the site's caches. An origin may hold several sites under different bases, and caches of
 * others: only names that start with the prefix of a base are that site's.
 */

const prefix = (base: string) => `offline:${base}:`

/** What is cached of one release: its shell, and what the reader has opened of it. */
export const releaseCache = (base: string, id: string): string => `${prefix(base)}release:${id}`

/** A copy of the whole site in one release, saved at the reader's request. */
export const savedCache = (base: string, id: string): string => `${prefix(base)}saved:${id}`

/** Whether a cache of the origin belongs to the site under this base. */
export function isOurs(base: string, name: string): boolean {
  return name.startsWith(prefix(base))
}

/** Whether a cache is that of one of the site's releases. */
export function isRelease(base: string, name: string): boolean {
  return name.startsWith(releaseCache(base, ''))
}

/** Whether a cache holds a saved copy of the site. */
export function isSaved(base: string, name: string): boolean {
  return name.startsWith(savedCache(base, ''))
}

/** How many releases before the current one have their caches kept. */
const maxEarlierReleases = 2

/**
 * Caches of releases that are too old to keep.
 * @param names all caches of the origin, the oldest first, as browsers list them
 * @param limit how many releases to keep besides the current one
 */
export function outdatedReleases(
  names: string[],
  base: string,
  currentId: string,
  limit: number = maxEarlierReleases,
): string[] {
  const current = releaseCache(base, currentId)
  const earlier = names.filter((name) => isRelease(base, name) && name !== current)
  return earlier.slice(0, Math.max(0, earlier.length - limit))
}
