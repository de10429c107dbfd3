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
  /** Path the site is served under, with a slash at both ends. */
  base: string
  /** The page that the document was opened with. */
  initialPage: Pick<PageData, 'kind'>
  /** Loads the code of the components that a page uses; rejects when it cannot be had. */
  loadCode(page: PageData): Promise<unknown>
  /**
   * Puts a page on the screen, title included, before it returns (`flushSync`). `isAtTop`: the
   * reader will be at its top, so that what is far below need not be there yet.
   */
  commit(page: PageData, isAtTop: boolean): void
  /** Puts the rest of such a page there now: someone goes to a place on it. */
  renderRest(): void
  /** Shows that a page could not be loaded, in its place, until the next commit. */
  onLoadError(error: unknown, retry: () => void): void
  /** The page for a path (without base) that no page has. */
  notFoundPage(path: string): PageData
  /** Another path has its page on the screen. Gets path, query and hash, base included. */
  pageView(href: string): void
}

/** Marks a navigation as the reader's own second try, which never ends in a reload. */
const retryInfo = { isRetry: true }

/**
 * Turns navigations to the site's own pages into changes of this document. Call it when the first
 * page is hydrated. Where the Navigation API is missing links load pages, as links do.
 */
export function startRouter(settings: RouterSettings): void {
  const { base, routes, commit, initialPage } = settings
  const table = createRouteTable(Object.keys(routes), settings.redirects)
  const loader = createPageLoader({ base, routes, loadCode: settings.loadCode })

  /** Identity of the page on screen. The address runs ahead of it while a page loads. */
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
      // A navigation cannot begin inside the event of another.
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
      page = await loader.load(route, { withCode: true })
    } catch (error) {
      if (!signal.aborted) fail(route, error, event.info === retryInfo)
      return
    }
    if (signal.aborted) return
    show(event, url, page)
    pending.finish()
  }

  /** The order is part of what readers rely on: content and title, scroll, focus, announcement. */
  function show(event: NavigateEvent, url: URL, page: PageData) {
    const identity = identify(base, table, url.pathname)
    const isOtherPage = identity !== shown
    const focused = document.activeElement
    // Any part of the page may show what a query asks for, so a page with a query is rendered whole.
    const isAtTop = event.navigationType !== 'traverse' && url.search + url.hash === ''
    commit(page, isAtTop)
    shown = identity
    settle(event, url, focused)
    announce(document.title)
    const href = url.pathname + url.search + url.hash
    if (isOtherPage) setTimeout(() => settings.pageView(href))
  }

  /**
   * Brings the reader to the place the address names: where they were, the hash, or the top. A
   * page that has taken the focus keeps it.
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

  /** The address is the destination's already, so a reload opens it, also when the site is new. */
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
   * A static host without redirects answers with the not-found page, or with the right page
   * under another spelling of its path.
   */
  function correctFirstAddress() {
    const href = canonicalAddress(base, table, location)
    if (href === null) return
    if (initialPage.kind === 'not-found') location.replace(href)
    else history.replaceState(history.state, '', href)
  }

  /** The browser has scrolled to the hash, but not to what is still hidden. */
  function revealFirstHash() {
    const target = hashTarget(location.hash)
    if (target && target.getClientRects().length === 0) scrollToElement(target)
  }
}

/**
 * Notes where the reader is, in the history entry itself, which outlives a reload. The browser
 * keeps offsets too, but `event.scroll()` applies them only when the handler has settled, and may
 * glide.
 */
function storeOffset() {
  const { currentEntry } = window.navigation
  const state: unknown = currentEntry?.getState()
  window.navigation.updateCurrentEntry({
    state: { ...(typeof state === 'object' ? state : null), offset: currentOffset() },
  })
}

/** Without a network a reload would end at the browser's own page, unless a worker answers. */
function isDocumentInReach(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}

function storedOffset(): Offset | null {
  const state = window.navigation.currentEntry?.getState() as { offset?: Offset } | undefined
  return state?.offset ?? null
}

/** Scroll and focus follow the commit, so the browser is told to leave them alone. */
function intercept(event: NavigateEvent, handle: () => void | Promise<void>) {
  event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => handle() })
}
