import type { PageData } from '../model/page.ts'
import { createRouteTable, withoutBase } from '../model/routes.ts'
import type { Redirect } from '../model/settings.ts'
import { announce, prepareAnnouncer } from './announce.ts'
import { canonicalAddress, decide, identify } from './decide.ts'
import { moveFocus } from './focus.ts'
import { createPageLoader } from './page-data.ts'
import { pending } from './pending.ts'
import { startPrefetch } from './prefetch.ts'
import { mayReload } from './reload-guard.ts'
import {
  currentOffset,
  hashTarget,
  type Offset,
  pageTop,
  reveal,
  scrollToElement,
  scrollToOffset,
} from './scroll.ts'

type RouterSettings = {
  /** Canonical route → short hash of its page data. */
  routes: { [route: string]: string }
  redirects: Redirect[]
  /** The site's path, with a slash at both ends. */
  base: string
  /** The page that the document was opened with. */
  initialPage: Pick<PageData, 'kind'>
  /** Loads the code of the components that a page uses; rejects if that fails. */
  loadCode(page: PageData): Promise<unknown>
  /**
   * Renders a page, including its title, before it returns (`flushSync`). With `isAtTop`, the reader will be at its
   * top, so what is far below can be rendered later.
   */
  commit(page: PageData, isAtTop: boolean): void
  /** Renders what `commit` has left for later, because the reader goes to a place in it. */
  renderRest(): void
  /** Shows, in place of the page, that it couldn't be loaded, until the next commit. */
  onLoadError(error: unknown, retry: () => void): void
  /** The page for a path (without base) that doesn't exist. */
  notFoundPage(path: string): PageData
  /** Called after the page of another path was rendered. Gets path, query and hash, including the base. */
  pageView(href: string): void
}

/** Marks a navigation with which the reader tries again. It never ends in a reload. */
const retryInfo = { isRetry: true }

/**
 * Turns navigations to the site's own pages into changes of this document. Call it once the first page is hydrated.
 * Without the Navigation API, links load documents as usual.
 */
export function startRouter(settings: RouterSettings): void {
  const { base, routes, commit, initialPage } = settings
  const table = createRouteTable(Object.keys(routes), settings.redirects)
  const loader = createPageLoader({ base, routes, loadCode: settings.loadCode })

  /** Identity of the rendered page. While a page loads, the address is already the next one. */
  let shown = initialPage.kind === 'not-found' ? null : identify(base, table, location.pathname)

  const site = { base, table }
  if (window.navigation) {
    prepareAnnouncer()
    window.navigation.addEventListener('navigate', onNavigate)
    startPrefetch(loader, routeToPrefetch)
  }
  correctFirstAddress()
  revealFirstHash()

  function onNavigate(event: NavigateEvent) {
    if (event.defaultPrevented) return
    if (identify(base, table, location.pathname) === shown) storeOffset()
    const url = new URL(event.destination.url)
    const decision = decide(event, site, shown, location.href)
    if (decision.kind !== 'load') {
      pending.finish()
      settings.renderRest()
    }

    if (decision.kind === 'fragment') {
      const target = hashTarget(url.hash)
      if (target) reveal(target)
    } else if (decision.kind === 'redirect') {
      event.preventDefault()
      const history = event.navigationType === 'push' ? 'push' : 'replace'
      // A navigation can't start during the event of another.
      setTimeout(() => window.navigation.navigate(decision.href, { history }))
    } else if (decision.kind === 'stay') {
      intercept(event, () => {
        if (!decision.keepsScroll || url.hash) settle(event, url, document.activeElement)
      })
    } else if (decision.kind === 'load') {
      intercept(event, () => load(event, url, decision.route))
    } else if (decision.kind === 'not-found') {
      intercept(event, () => show(event, url, settings.notFoundPage(decision.path)))
    }
  }

  async function load(event: NavigateEvent, url: URL, route: string) {
    const { signal } = event
    signal.addEventListener('abort', pending.finish)
    pending.start()
    let page: PageData
    try {
      page = await loader.load(route, { signal, withCode: true })
    } catch (error) {
      if (!signal.aborted) fail(route, error, event.info === retryInfo)
      return
    }
    if (signal.aborted) return
    show(event, url, page)
    pending.finish()
  }

  /** Readers rely on this order: content and title, scroll, focus, announcement. */
  function show(event: NavigateEvent, url: URL, page: PageData) {
    const identity = identify(base, table, url.pathname)
    const isOtherPage = identity !== shown
    const focused = document.activeElement
    // Any part of the page may depend on a query, so a page with a query is rendered completely.
    const isAtTop = event.navigationType !== 'traverse' && url.search + url.hash === ''
    commit(page, isAtTop)
    shown = identity
    settle(event, url, focused)
    announce(document.title)
    const href = url.pathname + url.search + url.hash
    if (isOtherPage) setTimeout(() => settings.pageView(href))
  }

  /**
   * Goes to the place in the page that the address means: where the reader was, the hash, or the top. If something in
   * the page has taken the focus, it keeps it.
   */
  function settle(event: NavigateEvent, url: URL, focused: Element | null) {
    const target = hashTarget(url.hash)
    const offset = event.navigationType === 'traverse' ? storedOffset() : null
    if (offset) scrollToOffset(offset)
    else if (target) scrollToElement(target)
    else scrollToOffset(pageTop)
    const { activeElement, body } = document
    if (activeElement === body || activeElement === focused) moveFocus(target)
  }

  /** The address is already that of the destination, so a reload opens it, even if the site has a new release. */
  function fail(route: string, error: unknown, isRetry: boolean) {
    pending.finish()
    console.warn(`The page ${route} could not be loaded.`, error)
    if (!isRetry && isDocumentInReach() && mayReload(route)) {
      location.reload()
      return
    }
    shown = null
    settings.onLoadError(error, () =>
      window.navigation.navigate(location.href, { history: 'replace', info: retryInfo }),
    )
    scrollToOffset(pageTop)
  }

  function routeToPrefetch(link: HTMLAnchorElement): string | null {
    if (link.origin !== location.origin || link.hasAttribute('download')) return null
    const path = withoutBase(base, link.pathname)
    const match = path === null ? null : table.match(path)
    return match && 'route' in match && match.route !== shown ? match.route : null
  }

  /**
   * A static host without redirects responds with the not-found page, or with the right page at another spelling of its
   * path.
   */
  function correctFirstAddress() {
    const href = canonicalAddress(base, table, location)
    if (href === null) return
    if (initialPage.kind === 'not-found') location.replace(href)
    else history.replaceState(history.state, '', href)
  }

  /** The browser has scrolled to the hash, but not if its target was hidden. */
  function revealFirstHash() {
    const target = hashTarget(location.hash)
    if (target && target.getClientRects().length === 0) scrollToElement(target)
  }
}

/**
 * Stores the scroll offset in the history entry, which survives a reload. The browser also stores offsets, but
 * `event.scroll()` only applies them after the handler has settled, and may scroll smoothly.
 */
function storeOffset() {
  const { currentEntry } = window.navigation
  const state: unknown = currentEntry?.getState()
  window.navigation.updateCurrentEntry({
    state: { ...(typeof state === 'object' ? state : null), offset: currentOffset() },
  })
}

/** Without a network, a reload would end on an error page of the browser, unless a service worker responds. */
function isDocumentInReach(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}

function storedOffset(): Offset | null {
  const state = window.navigation.currentEntry?.getState() as { offset?: Offset } | undefined
  return state?.offset ?? null
}

/** Scroll and focus follow the commit, so the browser must not change them. */
function intercept(event: NavigateEvent, handle: () => void | Promise<void>) {
  event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => handle() })
}
