import { useCallback, useEffect, useRef, useState } from 'react'
import { cachedPaths } from '../../offline/cached-files.ts'
import type { OfflineManifest, Size } from '../../offline/manifest.ts'
import { fetchManifest, sizeToSave } from '../../offline/save-site.ts'
import { findSavedCopy, type SavedCopy } from '../../offline/saved-copy.ts'

/** How long the page waits before it asks a host again that has not answered. */
const pauseMs = 5000

/** What there is to save now, and what that takes. */
export type Offer = { manifest: OfflineManifest; size: Size }

/** What is known before anything is saved. */
export type OfflineStatus = {
  /** Null where the browser keeps nothing. */
  cached: { copy: SavedCopy | null; paths: Set<string> } | null
  /** Null without a connection. */
  offer: Offer | null
  /** Bytes that the browser would still store, as far as it says. */
  room: number | null
}

/**
 * The status, null until it is there, and a function that reads it again. It is also read again when the
 * connection comes or goes, when the reader comes back to the page, from which another one may have been used
 * meanwhile, and every few seconds while the host does not answer.
 */
export function useOfflineStatus(
  base: string,
): [status: OfflineStatus | null, refresh: () => Promise<void>] {
  const [status, setStatus] = useState<OfflineStatus | null>(null)
  const lastRead = useRef(0)
  const refresh = useCallback(async () => {
    const read = ++lastRead.current
    const next = await readStatus(base)
    // A later reading may have been faster, and is the truer one.
    if (read === lastRead.current) setStatus(next)
  }, [base])

  useEffect(() => {
    refresh()
    const stop = new AbortController()
    const { signal } = stop
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    window.addEventListener('online', refresh, { signal })
    window.addEventListener('offline', refresh, { signal })
    window.addEventListener('focus', refreshIfSeen, { signal })
    document.addEventListener('visibilitychange', refreshIfSeen, { signal })
    return () => stop.abort()
  }, [refresh])

  useEffect(() => {
    if (status === null || status.offer) return
    const timer = setTimeout(refresh, pauseMs)
    return () => clearTimeout(timer)
  }, [status, refresh])

  return [status, refresh]
}

/** What the browser refuses to tell, or the network, counts as not there. */
async function readStatus(base: string): Promise<OfflineStatus> {
  const [cached, offer, room] = await Promise.all([
    readCached(base).catch(() => null),
    readOffer(base).catch(() => null),
    readRoom().catch(() => null),
  ])
  return { cached, offer, room }
}

async function readCached(base: string) {
  if (!navigator.serviceWorker) return null
  return { copy: await findSavedCopy(base), paths: await cachedPaths(base) }
}

async function readOffer(base: string): Promise<Offer> {
  const manifest = await fetchManifest(base)
  return { manifest, size: await sizeToSave(base, manifest) }
}

async function readRoom(): Promise<number | null> {
  const { quota, usage = 0 } = await navigator.storage.estimate()
  return quota === undefined ? null : quota - usage
}
