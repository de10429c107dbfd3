/**
 * Keeps a page that cannot be loaded from being reloaded again and again: one automatic reload for
 * an address in ten seconds. Where session storage fails, a document that was reloaded already is
 * not reloaded once more.
 */

const storageKey = 'docs.reloads'
const pauseMs = 10_000

type Reloads = { [url: string]: number }

/** Whether this address may be reloaded now. Asking counts as reloading. */
export function mayReload(url: string): boolean {
  try {
    const now = Date.now()
    const reloads = readReloads()
    if (now - (reloads[url] ?? 0) < pauseMs) return false
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...reloads, [url]: now }))
    return true
  } catch {
    const [entry] = window.performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming | undefined)?.type !== 'reload'
  }
}

/** Forgets all reloads: loading works. */
export function clearReloads(): void {
  try {
    window.sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}

function readReloads(): Reloads {
  const stored = window.sessionStorage.getItem(storageKey)
  try {
    return stored ? (JSON.parse(stored) as Reloads) : {}
  } catch {
    return {}
  }
}
