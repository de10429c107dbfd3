import { hashedFilesIn } from './document-files.ts'
import type { CachePageMessage } from './release.ts'
import { cacheNames, matchIn } from './site-caches.ts'

/**
 * Registers the service worker. Undefined if that isn't possible: the browser doesn't support workers, the page isn't
 * secure, or a policy forbids it.
 */
export async function registerWorker(base: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register(`${base}service-worker.js`, {
      scope: base,
      // Otherwise a host that lets browsers cache the script would delay new releases.
      updateViaCache: 'none',
    })
  } catch {
    return undefined
  }
}

/**
 * Starts offline reading for this page. Call it when the page has nothing else to do.
 * @param onNewer called when a release has taken over that is newer than the current page
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
 * Makes the worker cache the pages that the reader opens, including those that the router renders. The search index is
 * cached with the second page, because most readers who open one stay.
 */
function cacheOpenedPages(serviceWorker: ServiceWorkerContainer, base: string) {
  const isSecondPage = document.referrer.startsWith(location.origin + base)
  let path = ''
  cachePage(isSecondPage)
  // A new worker hasn't cached the current page.
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

/** Browsers look for a new worker when they load a document, which never happens in a page that stays open for days. */
function checkForReleases(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    registration.update().catch(() => {
      // Without a connection there can't be a new release. The next time that the reader returns, it's tried again.
    })
  })
}

/** Whether the newest release has other code or styles than this page. */
async function isOutdated(base: string): Promise<boolean> {
  const [newest = ''] = await cacheNames(base, 'release')
  const files = hashedFilesIn(document.head.innerHTML, base)
  // Script adds links to further files, such as those of live samples, so not all links count.
  const shell = files.filter((path) => path.startsWith('assets/'))
  const cached = await Promise.all(shell.map((path) => matchIn(newest, base + path)))
  return !cached.every(Boolean)
}

/** Whether the reader wants to save data. Then nothing is fetched in advance. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
