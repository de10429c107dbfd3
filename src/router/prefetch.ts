import type { PageLoader } from './page-data.ts'

const maxRequests = 2

/**
 * Loads pages before the reader opens them. Hovering, touching or focusing a link loads its page and code at once; a
 * link that is only visible waits until the browser is idle. Each of the two happens once per route, never on a slow or
 * metered connection, and failures are silent.
 * @param routeOf the route that a link leads to; null when there is nothing to prefetch
 */
export function startPrefetch(
  loader: PageLoader,
  routeOf: (link: HTMLAnchorElement) => string | null,
): void {
  const fetched = new Set<string>()
  const fetchedWithCode = new Set<string>()
  const queue: string[] = []
  let requests = 0

  function fetchNext() {
    if (requests >= maxRequests || isConnectionPoor()) return
    const route = queue.shift()
    if (route === undefined) return
    requests++
    loader
      .load(route, { priority: 'low' })
      .catch(() => {})
      .finally(() => {
        requests--
        whenIdle(fetchNext)
      })
    fetchNext()
  }

  function showIntent(event: Event) {
    const link = linkAt(event.target)
    const route = link && routeOf(link)
    if (!route || fetchedWithCode.has(route) || isConnectionPoor()) return
    fetchedWithCode.add(route)
    fetched.add(route)
    loader.load(route, { withCode: true }).catch(() => {})
  }

  function comeIntoView(link: HTMLAnchorElement) {
    const route = routeOf(link)
    if (!route || fetched.has(route) || isConnectionPoor()) return
    fetched.add(route)
    queue.push(route)
    whenIdle(fetchNext)
  }

  for (const type of ['mouseover', 'touchstart', 'focusin', 'pointerdown']) {
    document.addEventListener(type, showIntent, { passive: true })
  }
  whenLoaded(() => watchLinks(comeIntoView))
}

/** Calls back once for each link that becomes visible, including links that are added later. */
function watchLinks(onVisible: (link: HTMLAnchorElement) => void) {
  const watched = new WeakSet<HTMLAnchorElement>()
  const views =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue
            views?.unobserve(target)
            onVisible(target as HTMLAnchorElement)
          }
        })
      : null

  function scan() {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (watched.has(link)) continue
      watched.add(link)
      if (views) views.observe(link)
      else onVisible(link)
    }
  }

  let isScanDue = false
  const changes = new MutationObserver(() => {
    if (isScanDue) return
    isScanDue = true
    whenIdle(() => {
      isScanDue = false
      scan()
    })
  })
  changes.observe(document.body, { childList: true, subtree: true })
  scan()
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Only Chromium reports the connection; in other browsers it counts as good. */
function isConnectionPoor(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback)
  else setTimeout(callback, 100)
}

function whenLoaded(callback: () => void) {
  if (document.readyState === 'complete') whenIdle(callback)
  else window.addEventListener('load', () => whenIdle(callback), { once: true })
}
