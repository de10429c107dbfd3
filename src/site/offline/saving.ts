import { useSyncExternalStore } from 'react'
import { registerWorker } from '../../offline/register-worker.ts'
import { SaveError, type SaveFailure, saveSite } from '../../offline/save-site.ts'
import type { Offer } from './use-offline-status.ts'

/** The state of saving the site. Saving continues while the reader opens other pages. */
export type Saving =
  | { kind: 'none' }
  | { kind: 'running'; transferred: number; total: number }
  | { kind: 'failed'; reason: SaveFailure | 'refused' }

const none: Saving = { kind: 'none' }

let current: Saving = none
let controller = new AbortController()
const listeners = new Set<() => void>()

/** How the saving of the site goes, kept up to date. */
export function useSaving(): Saving {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  )
}

/** Saves the site; how it goes is told to those who use `useSaving`. */
export async function startSaving(base: string, { manifest, size }: Offer): Promise<void> {
  const total = size.transferred
  controller = new AbortController()
  update({ kind: 'running', transferred: 0, total })
  try {
    // Without a worker nothing would ever answer from the copy.
    if (!(await registerWorker(base))) return update({ kind: 'failed', reason: 'refused' })
    // Asks the browser not to clear the copy when the device runs out of room. The browser may refuse, and Firefox
    // answers only after it has asked the reader; saving waits for neither.
    navigator.storage?.persist?.().catch(() => {})
    await saveSite(base, manifest, {
      signal: controller.signal,
      onProgress: (transferred) => update({ kind: 'running', transferred, total }),
    })
    update(none)
  } catch (error) {
    const reason = error instanceof SaveError ? error.reason : 'refused'
    update(reason === 'cancelled' ? none : { kind: 'failed', reason })
  }
}

/** Ends the saving under way. */
export function cancelSaving(): void {
  controller.abort()
}

function update(next: Saving) {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
