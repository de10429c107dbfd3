import { cacheable } from './cacheable.ts'
import { hashedFilesIn, isHashed } from './document-files.ts'
import { manifestPath, type OfflineManifest } from './release.ts'
import { cachedPaths, cacheKey, cacheName, cacheNames, findCached } from './site-caches.ts'

/** The current manifest, and how many bytes have to be fetched for it. */
export type Offer = { manifest: OfflineManifest; transferred: number }

/** The record of a copy. It's written last, and a copy without it doesn't count. */
export type SavedCopy = {
  /** Id of the release that it holds. */
  release: string
  /** ISO 8601 time. */
  savedAt: string
  /** Bytes on the device. */
  stored: number
}

/** Why a copy couldn't be made. What was fetched for it has been removed, and an older copy is still there. */
export type SaveFailure = 'full' | 'changed' | 'network' | 'elsewhere'

export class SaveError extends Error {
  readonly reason: SaveFailure

  constructor(reason: SaveFailure, cause?: unknown) {
    super(`The site could not be saved: ${reason}.`, { cause })
    this.name = 'SaveError'
    this.reason = reason
  }
}

type SaveOptions = {
  signal: AbortSignal
  /** Called with the number of transferred bytes. */
  onProgress: (transferred: number) => void
}

/** The record's name in the cache. No file of the site has this name. */
const recordPath = '_saved.json'

/** How many requests run at a time. */
const maxRequests = 6

/**
 * Asks the host for the current manifest. Files that are cached and have a hash in their name aren't fetched again.
 * @throws when the host doesn't respond
 */
export async function fetchOffer(base: string): Promise<Offer> {
  const response = await fetch(base + manifestPath, { cache: 'no-store' })
  const manifest: OfflineManifest = await response.json()
  const cached = await cachedPaths(base)
  const missing = manifest.files.filter(([path]) => !isHashed(path) || !cached.has(path))
  return { manifest, transferred: missing.reduce((sum, [, transferred]) => sum + transferred, 0) }
}

/** The copy of the whole site that this browser holds, or null. */
export async function findSavedCopy(base: string): Promise<SavedCopy | null> {
  const record = await findCached(base, base + recordPath)
  return record ? record.json() : null
}

/** Removes all saved copies of the site under this base, including unfinished ones. */
export async function removeSavedCopy(base: string): Promise<void> {
  for (const name of await cacheNames(base, 'saved')) await caches.delete(name)
}

/**
 * Saves the whole site, unless another tab has done so. The new copy replaces an older one only once it's complete.
 * @throws SaveError with the reason, or any error when the signal is aborted
 */
export async function saveSite(
  base: string,
  manifest: OfflineManifest,
  options: SaveOptions,
): Promise<void> {
  const { release, stored } = manifest
  const name = cacheName(base, 'saved', release)
  await navigator.locks.request(`offline:${base}:save`, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new SaveError('elsewhere')
    if ((await findSavedCopy(base))?.release === release) return
    try {
      const cache = await caches.open(name)
      await cacheAll(cache, base, manifest, options)
      const copy: SavedCopy = { release, stored, savedAt: new Date().toISOString() }
      await cache.put(cacheKey(base + recordPath), Response.json(copy))
    } catch (error) {
      await caches.delete(name)
      throw asSaveError(error)
    }
    const older = (await cacheNames(base, 'saved')).filter((other) => other !== name)
    for (const other of older) await caches.delete(other)
  })
}

async function cacheAll(
  cache: Cache,
  base: string,
  { files }: OfflineManifest,
  { signal, onProgress }: SaveOptions,
): Promise<void> {
  const paths = new Set(files.map(([path]) => path))
  const queue = [...files]
  const end = new AbortController()
  const stop = AbortSignal.any([signal, end.signal])
  let fetched = 0

  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [path, transferred] = next
      const cached = isHashed(path) ? await findCached(base, base + path) : undefined
      await cache.put(cacheKey(base + path), cached ?? (await fetchFile(base, path, paths, stop)))
      if (!cached) fetched += transferred
      onProgress(fetched)
      stop.throwIfAborted()
    }
  }

  try {
    await Promise.all(Array.from({ length: maxRequests }, work))
  } finally {
    // After a failure, responses that nobody reads would keep their connections open.
    end.abort()
  }
}

/**
 * Fetches a file past every cache, including the service worker's.
 * @throws SaveError when the file isn't of this release, such as a document that references files that aren't in the
 * copy
 */
async function fetchFile(base: string, path: string, paths: Set<string>, signal: AbortSignal) {
  const response = await fetch(base + path, { cache: 'no-store', signal })
  const file = cacheable(path, response)
  if (!file) throw new SaveError(response.status >= 500 ? 'network' : 'changed')
  if (/\.\w+$/.test(path)) return file
  const named = hashedFilesIn(await file.clone().text(), base)
  if (named.length > 0 && named.every((name) => paths.has(name))) return file
  throw new SaveError('changed')
}

/** A failed or interrupted request is a TypeError. Any other error means that storage is full. */
function asSaveError(error: unknown): SaveError {
  if (error instanceof SaveError) return error
  return new SaveError(error instanceof TypeError ? 'network' : 'full', error)
}
