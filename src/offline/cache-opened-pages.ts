import type { PageMessage } from './messages.ts'

/**
 * Has the worker cache the pages that the reader opens, also those that the router has put on the
 * screen. The search index comes with the second page: who opens one stays.
 */
export function cacheOpenedPages(registration: ServiceWorkerRegistration, base: string): void {
  let lastUrl = ''
  let lastWorker: ServiceWorker | null = null
  tellWorker(document.referrer.startsWith(location.origin + base))
  window.navigation?.addEventListener('navigatesuccess', () => tellWorker(true))
  // A worker that takes over has not cached the page that is open.
  navigator.serviceWorker.addEventListener('controllerchange', () => tellWorker(false))

  function tellWorker(withSearch: boolean) {
    const url = location.origin + location.pathname
    const { active } = registration
    if ((url === lastUrl && active === lastWorker) || savesData()) return
    lastUrl = url
    lastWorker = active
    const message: PageMessage = { type: 'keep', address: url, withSearch }
    active?.postMessage(message)
  }
}

/** Whether the reader asks for less data: nothing is then fetched that was not asked for. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
