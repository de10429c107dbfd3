import { savedCache } from './cache-names.ts'
import { cachedPaths, findIntact, matchOptions, recordPath } from './cached-files.ts'
import { hashedFilesIn, isHashed } from './document-files.ts'
import { isIntact, isOfType } from './intact.ts'
import { manifestPath, type OfflineManifest, type Size, sizeOf } from './manifest.ts'
import { readRecord, type SavedCopy, savedNames, withSaveLock } from './saved-copy.ts'
import { withoutRedirect } from './without-redirect.ts'

/** Why a copy was not made. What was fetched for it is gone again, and an older copy is still there. */
export type SaveFailure = 'cancelled' | 'full' | 'changed' | 'network' | 'elsewhere'

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
  /** Told after each file how many bytes were fetched, counted as they travel. */
  onProgress: (transferred: number) => void
}

/** Requests under way at once. */
const maxRequests = 6

/**
 * Asks the host what there is to save now.
 * @throws when it does not answer
 */
export async function fetchManifest(base: string): Promise<OfflineManifest> {
  const response = await fetchNow(base + manifestPath)
  return response.json().catch((cause: unknown) => {
    throw new SaveError('network', cause)
  })
}

/** What saving takes; what is cached already under the hash of its content is not fetched again. */
export async function sizeToSave(base: string, manifest: OfflineManifest): Promise<Size> {
  const cached = await cachedPaths(base)
  return sizeOf(manifest, new Set([...cached].filter(isHashed)))
}

/**
 * Saves the whole site. The new copy replaces an older one when it is complete, not before. A complete copy of the
 * release, which another tab may have saved meanwhile, stays whatever happens, and gets what it lacks.
 * @throws SaveError with the reason
 */
export function saveSite(
  base: string,
  manifest: OfflineManifest,
  options: SaveOptions,
): Promise<SavedCopy> {
  const name = savedCache(base, manifest.release)
  return withSaveLock(base, async (isAlone) => {
    if (!isAlone) throw new SaveError('elsewhere')
    const existing = (await caches.has(name)) ? await readRecord(base, name) : null
    try {
      const cache = await caches.open(name)
      await cacheAll(cache, base, manifest, options)
      const { stored } = sizeOf(manifest)
      const { release } = manifest
      const copy = existing ?? { release, savedAt: new Date().toISOString(), stored }
      await cache.put(base + recordPath, Response.json(copy))
      // Browsers may clear what a site has stored at any time.
      if (!(await caches.has(name))) throw new SaveError('full')
      const older = (await savedNames(base)).filter((other) => other !== name)
      for (const other of older) await caches.delete(other)
      return copy
    } catch (error) {
      if (!existing) await caches.delete(name)
      throw options.signal.aborted ? new SaveError('cancelled') : asSaveError(error)
    }
  })
}

/** Stops at the first failure, and returns when nothing is under way anymore. */
async function cacheAll(
  cache: Cache,
  base: string,
  { files }: OfflineManifest,
  { signal, onProgress }: SaveOptions,
): Promise<void> {
  const paths = new Set(files.map(([path]) => path))
  const queue = [...files]
  const failure = new AbortController()
  const stop = AbortSignal.any([signal, failure.signal])
  let fetched = 0

  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      stop.throwIfAborted()
      const [path, transferred, , hash] = next
      if (await cacheFile(cache, base, path, hash, paths, stop)) fetched += transferred
      onProgress(fetched)
    }
  }

  const workers = Array.from({ length: maxRequests }, () =>
    work().catch((error) => {
      // The first reason counts; the others follow from it.
      failure.abort(error)
    }),
  )
  await Promise.all(workers)
  stop.throwIfAborted()
}

/** True for a file that had to be fetched. */
async function cacheFile(
  cache: Cache,
  base: string,
  path: string,
  hash: string,
  paths: Set<string>,
  signal: AbortSignal,
): Promise<boolean> {
  const url = base + path
  const cached = isHashed(path)
    ? await findIntact(base, path, hash)
    : await cache.match(url, matchOptions)
  if (cached) {
    if (isHashed(path)) await cache.put(url, cached)
    return false
  }
  const response = await fetchNow(url, signal)
  // What stands under these names now is not what the release has.
  if (!(await isPublished(response, base, path, hash, paths))) throw new SaveError('changed')
  await cache.put(url, response)
  return true
}

/**
 * Whether a response is the file of the release. A document that names nothing is one that a proxy wrote; one that
 * names files which the copy will not hold is of a release that came meanwhile.
 */
async function isPublished(
  response: Response,
  base: string,
  path: string,
  hash: string,
  paths: Set<string>,
): Promise<boolean> {
  const isPage = !/\.\w+$/.test(path)
  if (isPage && isOfType(path, response)) {
    const named = hashedFilesIn(await response.clone().text(), base)
    return named.length > 0 && named.every((file) => paths.has(file))
  }
  // Demonstrations are documents without the site's files, which a proxy may shorten as well.
  if (path.endsWith('.html') && !isHashed(path)) return isOfType(path, response)
  return isIntact(path, response, base, hash)
}

/** Fetches past every cache, that of the service worker included. */
async function fetchNow(url: string, signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store', signal })
  if (!response.ok) throw new SaveError(response.status === 404 ? 'changed' : 'network')
  return withoutRedirect(response)
}

/** Requests fail with a TypeError, also when they break off. All else is storage that takes no more. */
function asSaveError(error: unknown): SaveError {
  if (error instanceof SaveError) return error
  return new SaveError(error instanceof TypeError ? 'network' : 'full', error)
}
