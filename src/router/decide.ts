import { redirectAddress } from '../model/redirects.ts'
import { type RouteTable, withBase, withoutBase } from '../model/routes.ts'

/** What the router does about a navigation. */
export type Decision =
  /** Leaves the navigation to the browser. */
  | { kind: 'leave' }
  /** Goes to a place on the current page. The browser scrolls, but what hides the place must open first. */
  | { kind: 'fragment' }
  /** Stays on the current page without loading anything. */
  | { kind: 'stay'; keepsScroll: boolean }
  /** Goes to another address instead. */
  | { kind: 'redirect'; href: string }
  /** Goes to a page whose data must be loaded first. */
  | { kind: 'load'; route: string }
  /** Goes to a path without a page. */
  | { kind: 'not-found'; path: string }

type Site = { base: string; table: RouteTable }

/** The parts of a navigate event that the decision depends on. */
type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> }

/**
 * @param shown identity of the current page (see `identify`), null when there is none; the address may already be that
 * of the next page
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
    // Traversal, `replaceState` and links to a hash only change the address of the current document.
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

/** A value that is the same for all spellings of a page's path. */
export function identify(base: string, table: RouteTable, pathname: string): string {
  const match = table.match(withoutBase(base, pathname) ?? pathname)
  return match && 'route' in match ? match.route : pathname
}

/**
 * The address that should be shown instead, with query and hash: the target of a redirect, or the canonical spelling of
 * the page's path. Null when the address is already right.
 */
export function canonicalAddress(base: string, table: RouteTable, url: URL | Location) {
  const path = withoutBase(base, url.pathname)
  const match = path === null ? null : table.match(path)
  if (match === null) return null
  const target = withBase(base, 'route' in match ? match.route : match.redirect)
  return target === url.pathname ? null : redirectAddress(target, url.search, url.hash)
}

/** `/api/store.md` and `/sitemap.xml` are files, not pages. */
const isFile = (path: string) => /\.(?!html$)\w+$/.test(path)
