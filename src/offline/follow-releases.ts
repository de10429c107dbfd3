import { hashedFilesIn } from './document-files.ts'
import type { PageMessage, WaitingReply } from './messages.ts'

/** How long an open page waits at least before it asks for a new release again. */
const checkIntervalMs = 60 * 60 * 1000

/** The new release is what the network has, also while the old worker is still needed by another page. */
const takeOverTimeoutMs = 3000

/**
 * Watches for a release that is newer than the page on screen.
 * @param onNewer called once, when one is ready; `takeOver` lets it in and reloads the page
 */
export function followReleases(
  registration: ServiceWorkerRegistration,
  base: string,
  onNewer: (takeOver: () => void) => void,
): void {
  let checkedAt = Date.now()
  let isAnnounced = false

  watch(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  // Pages that stay open for days load no document, and with that no browser looks for a new worker.
  document.addEventListener('visibilitychange', () => {
    // A clock that was set back says little about how long ago that was.
    const isSoon = Math.abs(Date.now() - checkedAt) < checkIntervalMs
    if (document.visibilityState !== 'visible' || isSoon) return
    checkedAt = Date.now()
    registration.update().catch(() => {
      // Without a connection there is no release to be had; the next return to the page asks again.
    })
  })

  function watch(worker: ServiceWorker | null) {
    if (worker?.state === 'installed') offer(worker)
    else worker?.addEventListener('statechange', () => offer(worker))
  }

  /** The first worker of all replaces none, and waits for nobody. */
  async function offer(worker: ServiceWorker) {
    if (worker.state !== 'installed' || !registration.active) return
    const { isSameRelease } = await introduce(worker, base)
    if (isSameRelease || isAnnounced) return
    isAnnounced = true
    onNewer(() => takeOver(worker))
  }
}

/** Tells a worker of which files this page is. */
function introduce(worker: ServiceWorker, base: string): Promise<WaitingReply> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<WaitingReply>) => resolve(data)
    const files = hashedFilesIn(document.head.innerHTML, base)
    const message: PageMessage = { type: 'introduce', files }
    worker.postMessage(message, [port2])
  })
}

/** The page is reloaded once the worker is at work, or when it cannot come in for now. */
function takeOver(worker: ServiceWorker) {
  if (worker.state !== 'installed') return location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload()
  })
  setTimeout(() => location.reload(), takeOverTimeoutMs)
  const message: PageMessage = { type: 'take-over' }
  worker.postMessage(message)
}
