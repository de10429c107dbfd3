/**
 * Prevents endless reloads of a page that can't be loaded: a page is reloaded automatically at most once in ten seconds.
 * If session storage fails or contains something else, a document that has already been reloaded isn't reloaded again.
 */

const storageKey = 'docs.reloads'
const pauseMs = 10_000

/** Route → time of its last automatic reload. */
type Reloads = { [route: string]: number }

/** Whether this page may be reloaded now. Asking counts as a reload. */
export function mayReload(route: string): boolean {
  try {
    const now = Date.now()
    const reloads: Reloads = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    if (Math.abs(now - (reloads[route] ?? 0)) < pauseMs) return false
    sessionStorage.setItem(storageKey, JSON.stringify({ ...reloads, [route]: now }))
    return true
  } catch {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming | undefined)?.type !== 'reload'
  }
}
