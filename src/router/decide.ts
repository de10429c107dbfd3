import { redirectAddress } from '../model/redirects.ts'
import { type RouteTable, withBase, withoutBase } from '../model/routes.ts'

/** What a navigation means to the router. */
export type Decision =
  /** The browser handles this navigation by itself. */
  | { kind: 'leave' }
  /** To a place on the page shown; the browser scrolls, what hides the place must open before. */
  | { kind: 'fragment' }
  /** To the page shown, without a load. */
  | { kind: 'stay'; keepsScroll: boolean }
  /** To another address first. */
  | { kind: 'redirect'; href: string }
  /** To a page whose data must be here first. */
  | { kind: 'load'; route: string }
  /** To a path that no page has. */
  | { kind: 'not-found'; path: string }

type Site = { base: string; table: RouteTable }

/** The part of a navigate event that the decision depends on. */
type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> }

/**
 * @param shown identity of the page on screen (see `identify`), null when none is; the address may
 *   have run ahead of it
 * @param currentUrl the URL of the document
 */
export function decide(
  event: NavigationRequest,
  { base, table }: Site,
  shown: string | null,
  currentUrl: string,
): Decision {
  const { navigationType, destination } = event
  const url = new URL(destination.url)
  const path = withoutBase(base, url.pathname)
  const isForBrowser =
    !event.canIntercept ||
    event.downloadRequest !== null ||
    event.formData ||
    navigationType === 'reload' ||
    path === null
  if (isForBrowser) return { kind: 'leave' }

  const match = table.match(path)
  if (identify(base, table, url.pathname) === shown) {
    // Traversal, `replaceState` and links to a hash change the address of this very document.
    if (destination.sameDocument) {
      return { kind: url.hash && navigationType !== 'traverse' ? 'fragment' : 'leave' }
    }
    const current = new URL(currentUrl)
    const isShownCurrent = identify(base, table, current.pathname) === shown
    return { kind: 'stay', keepsScroll: isShownCurrent && url.search !== current.search }
  }
  if (match === null) return isFile(path) ? { kind: 'leave' } : { kind: 'not-found', path }
  const target = canonicalAddress(base, table, url)
  if (target !== null && navigationType !== 'traverse') return { kind: 'redirect', href: target }
  return 'route' in match ? { kind: 'load', route: match.route } : { kind: 'leave' }
}

/** One value for all spellings of an address path that show one page. */
export function identify(base: string, table: RouteTable, pathname: string): string {
  const match = table.match(withoutBase(base, pathname) ?? pathname)
  return match && 'route' in match ? match.route : pathname
}

/**
 * The address that should be shown instead of this one, with query and hash: where a redirect leads,
 * or the canonical spelling of the page's path. Null when it is right as it is.
 */
export function canonicalAddress(base: string, table: RouteTable, url: URL | Location) {
  const path = withoutBase(base, url.pathname)
  const match = path === null ? null : table.match(path)
  if (match === null) return null
  const target = withBase(base, 'route' in match ? match.route : match.redirect)
  return target === url.pathname ? null : redirectAddress(target, url.search, url.hash)
}

/** `/api/store.md` and `/sitemap.xml` are files beside the pages. */
const isFile = (path: string) => /\.(?!html$)\w+$/.test(path)
