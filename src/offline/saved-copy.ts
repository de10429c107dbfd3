import { isSaved } from './cache-names.ts'
import { recordPath } from './cached-files.ts'

/** What is written last into the cache of a copy, and makes it one. */
export type SavedCopy = {
  /** Id of the release that it holds. */
  release: string
  /** ISO 8601 time. */
  savedAt: string
  /** Bytes on the device. */
  stored: number
}

/** The copy of the whole site that this browser holds, or null. */
export async function findSavedCopy(base: string): Promise<SavedCopy | null> {
  for (const name of await savedNames(base)) {
    const record = await readRecord(base, name)
    if (record) return record
  }
  return null
}

/** The record of a copy; null for one that is not finished. */
export async function readRecord(base: string, name: string): Promise<SavedCopy | null> {
  const record = await (await caches.open(name)).match(base + recordPath)
  return (await record?.json().catch(() => null)) ?? null
}

/** Removes every saved copy of the site under this base, those that aren't finished too. */
export async function removeSavedCopy(base: string): Promise<void> {
  for (const name of await savedNames(base)) await caches.delete(name)
}

/** Removing leftovers takes less; saving takes longer. */
const lockTimeoutMs = 3000

/**
 * Runs `action` while no other tab saves or removes leftovers. `isAlone` is false when one is still at
 * it after a moment. A tab that is closed lets go.
 */
export async function withSaveLock<T>(base: string, action: (isAlone: boolean) => Promise<T>) {
  let hasLock = false
  const signal = AbortSignal.timeout(lockTimeoutMs)
  try {
    return await navigator.locks.request(`offline:${base}:save`, { signal }, () => {
      hasLock = true
      return action(true)
    })
  } catch (error) {
    if (hasLock) throw error
    return action(false)
  }
}

/** Removes what a tab has left that was closed while it saved. */
export function removeUnfinished(base: string): Promise<void> {
  return withSaveLock(base, async (isAlone) => {
    if (!isAlone) return
    for (const name of await savedNames(base)) {
      const cache = await caches.open(name)
      if (!(await cache.match(base + recordPath))) await caches.delete(name)
    }
  })
}

/** Names of the caches of copies, finished or not. */
export async function savedNames(base: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => isSaved(base, name))
}
