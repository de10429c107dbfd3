import { hashedFilesIn } from './document-files.ts'
import type { CachePageMessage } from './release.ts'
import { cacheNames, matchIn } from './site-caches.ts'

/**
 * Registers the service worker. Undefined where there can be none: the browser has no workers, the
 * page is not secure, or a policy forbids it.
 */
export async function registerWorker(base: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register(`${base}service-worker.js`, {
      scope: base,
      // A host that lets browsers keep the script must not keep them from a new release.
      updateViaCache: 'none',
    })
  } catch {
    return undefined
  }
}

/**
 * Starts offline reading for this page. Call it when the page has nothing else to do.
 * @param onNewer called when a release has taken over that is newer than the page on screen
 */
export async function startOffline(base: string, onNewer: () => void): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || (savesData() && !serviceWorker.controller)) return
  cacheOpenedPages(serviceWorker, base)
  serviceWorker.addEventListener('controllerchange', async () => {
    if (await isOutdated(base)) onNewer()
  })
  const registration = await registerWorker(base)
  if (registration) checkForReleases(registration)
}

/**
 * Has the worker cache the pages that the reader opens, also those that the router has put on the
 * screen. The search index comes with the second page: who opens one stays.
 */
function cacheOpenedPages(serviceWorker: ServiceWorkerContainer, base: string) {
  const isSecondPage = document.referrer.startsWith(location.origin + base)
  let path = ''
  cachePage(isSecondPage)
  // A worker that takes over has not cached the page that is open.
  serviceWorker.addEventListener('controllerchange', () => cachePage(isSecondPage))
  window.navigation?.addEventListener('navigatesuccess', () => {
    if (location.pathname !== path) cachePage(true)
  })

  function cachePage(withSearch: boolean) {
    path = location.pathname
    const message: CachePageMessage = { url: location.origin + path, withSearch }
    if (!savesData()) serviceWorker.controller?.postMessage(message)
  }
}

/** Pages that stay open for days load no document, and with that no browser looks for a new worker. */
function checkForReleases(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    registration.update().catch(() => {
      // Without a connection there is no release to be had; the next return to the page asks again.
    })
  })
}

/** Whether the newest release has other code or styles than this page. */
async function isOutdated(base: string): Promise<boolean> {
  const [newest = ''] = await cacheNames(base, 'release')
  const files = hashedFilesIn(document.head.innerHTML, base)
  // Script has added links to others, such as those of live samples.
  const shell = files.filter((path) => path.startsWith('assets/'))
  const cached = await Promise.all(shell.map((path) => matchIn(newest, base + path)))
  return !cached.every(Boolean)
}

/** Whether the reader asks for less data: nothing is then fetched that was not asked for. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
