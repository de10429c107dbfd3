import { useCallback, useEffect, useState } from 'react'
import { keptPaths } from '../../offline/kept.ts'
import type { OfflineManifest, Size } from '../../offline/manifest.ts'
import { fetchManifest, sizeToSave } from '../../offline/save-site.ts'
import { findSavedCopy, type SavedCopy } from '../../offline/saved-copy.ts'

/** What there is to save now, and what that takes. */
export type Offer = { manifest: OfflineManifest; size: Size }

/** What is known before anything is saved. */
export type Facts = {
  /** Null where the browser keeps nothing. */
  kept: { copy: SavedCopy | null; paths: Set<string> } | null
  /** Null without a connection. */
  offer: Offer | null
  /** Bytes that the browser would still store, as far as it says. */
  room: number | null
}

/**
 * The facts, null until they are there, and a function that reads them anew. They are also read
 * anew when the connection comes or goes.
 */
export function useFacts(base: string): [facts: Facts | null, refresh: () => Promise<void>] {
  const [facts, setFacts] = useState<Facts | null>(null)
  const refresh = useCallback(async () => setFacts(await readFacts(base)), [base])

  useEffect(() => {
    refresh()
    window.addEventListener('online', refresh)
    window.addEventListener('offline', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      window.removeEventListener('offline', refresh)
    }
  }, [refresh])

  return [facts, refresh]
}

async function readFacts(base: string): Promise<Facts> {
  const [kept, offer, room] = await Promise.all([
    readKept(base).catch(() => null),
    readOffer(base).catch(() => null),
    readRoom().catch(() => null),
  ])
  return { kept, offer, room }
}

async function readKept(base: string) {
  if (!navigator.serviceWorker) return null
  return { copy: await findSavedCopy(base), paths: await keptPaths(base) }
}

async function readOffer(base: string): Promise<Offer> {
  const manifest = await fetchManifest(base)
  return { manifest, size: await sizeToSave(base, manifest) }
}

async function readRoom(): Promise<number | null> {
  const { quota, usage = 0 } = await navigator.storage.estimate()
  return quota === undefined ? null : quota - usage
}
