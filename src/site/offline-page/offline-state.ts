import { useEffect, useSyncExternalStore } from 'react'
import {
  fetchOffer,
  findSavedCopy,
  type Offer,
  removeSavedCopy,
  type SavedCopy,
  SaveError,
  type SaveFailure,
  saveSite,
} from '../../offline/save-site.ts'
import { cachedPaths } from '../../offline/site-caches.ts'
import { registerWorker } from '../../offline/start.ts'

const base = import.meta.env.BASE_URL

/** What this browser has cached of the site, what can be saved, and the progress of saving. */
export type OfflineState = {
  /** Null if the browser caches nothing. */
  cached: { copy: SavedCopy | null; paths: Set<string> } | null
  /** Null without a connection. */
  offer: Offer | null
  /** Bytes, while the site is being saved, even if the reader opens other pages meanwhile. */
  progress: { transferred: number; total: number } | null
  /** Why saving failed the last time. */
  failure: SaveFailure | 'refused' | null
}

const nothing: OfflineState = { cached: null, offer: null, progress: null, failure: null }

let state: OfflineState | null = null
let controller = new AbortController()
const listeners = new Set<() => void>()

/**
 * The state; null until it has been read. It's read again when the connection comes or goes, and when the reader
 * returns to the page, because another page may have been used meanwhile.
 */
export function useOfflineState(): OfflineState | null {
  useEffect(() => {
    const events = ['online', 'offline', 'focus']
    read()
    for (const event of events) window.addEventListener(event, read)
    return () => {
      for (const event of events) window.removeEventListener(event, read)
    }
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )
}

/** Saves the site as offered. Settles when that has ended, whether it succeeded or not. */
export async function save({ manifest, transferred: total }: Offer): Promise<void> {
  controller = new AbortController()
  const { signal } = controller
  const onProgress = (transferred: number) => update({ progress: { transferred, total } })
  update({ failure: null })
  onProgress(0)
  try {
    // Without a worker, the copy would never be used.
    if (!(await registerWorker(base))) throw new Error('The worker is refused.')
    // Asks the browser not to delete the copy when storage is short. The browser may refuse, and Firefox asks the
    // reader first, so saving doesn't wait for the answer.
    navigator.storage?.persist?.().catch(() => {})
    await saveSite(base, manifest, { signal, onProgress })
  } catch (error) {
    const failure = error instanceof SaveError ? error.reason : 'refused'
    if (!signal.aborted) update({ failure })
  }
  await read()
  update({ progress: null })
}

/** Cancels saving. */
export function cancelSaving(): void {
  controller.abort()
}

/** Removes the saved copy of the site. */
export async function removeCopy(): Promise<void> {
  await removeSavedCopy(base)
  await read()
}

/** If the browser or the network doesn't tell, it counts as missing. */
async function read(): Promise<void> {
  const [cached, offer] = await Promise.all([
    readCached().catch(() => null),
    fetchOffer(base).catch(() => null),
  ])
  update({ cached, offer })
}

async function readCached() {
  if (!navigator.serviceWorker) return null
  return { copy: await findSavedCopy(base), paths: await cachedPaths(base) }
}

function update(part: Partial<OfflineState>) {
  state = { ...nothing, ...state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
