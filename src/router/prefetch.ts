import type { PageLoader } from './page-data.ts'

const maxRequests = 2

/**
 * Fetches pages before they are asked for. Pointing at a link, touching or focusing it fetches the
 * page and its code now; a link that is merely in view waits for an idle moment. Each way once a
 * route, never over a slow or metered connection, and never with a word about failures.
 * @param routeOf the route that a link leads to, or null when there is nothing to fetch ahead for it
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

/** Calls back once for each link that comes into view, those of later content included. */
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

/** Only Chromium tells about the connection; where nothing is told it counts as good. */
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
