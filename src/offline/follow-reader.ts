import { savesData } from './connection.ts'
import type { PageMessage } from './messages.ts'

/**
 * Lets the worker keep the pages that the reader opens, also those that the router has put on the
 * screen. The search index comes with the second page: who opens one stays.
 */
export function keepOpenedPages(registration: ServiceWorkerRegistration, base: string): void {
  let last = ''
  keep(document.referrer.startsWith(location.origin + base))
  window.navigation?.addEventListener('navigatesuccess', () => keep(true))

  function keep(withSearch: boolean) {
    const address = location.origin + location.pathname
    if (address === last || savesData()) return
    last = address
    const message: PageMessage = { type: 'keep', address, withSearch }
    registration.active?.postMessage(message)
  }
}
