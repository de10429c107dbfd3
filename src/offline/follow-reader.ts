import { pageDataPath, withoutBase } from '../router/route-table.ts'
import { savesData } from './connection.ts'
import type { PageMessage } from './messages.ts'

/**
 * Lets the worker keep the pages that the reader opens, with document and data, whichever of the
 * two put them on the screen. The search index comes with the second page: who opens one stays.
 * @param routes canonical route → hash of its page data
 */
export function keepOpenedPages(
  registration: ServiceWorkerRegistration,
  base: string,
  routes: { [route: string]: string },
): void {
  let last = ''
  keep(document.referrer.startsWith(location.origin + base))
  window.navigation?.addEventListener('navigatesuccess', () => keep(true))

  function keep(withSearch: boolean) {
    const route = withoutBase(base, location.pathname) ?? ''
    const hash = routes[route]
    if (hash === undefined || route === last || savesData()) return
    last = route
    const address = location.origin + location.pathname
    const files = [pageDataPath(route, hash)]
    const message: PageMessage = { type: 'keep', address, files, withSearch }
    registration.active?.postMessage(message)
  }
}
