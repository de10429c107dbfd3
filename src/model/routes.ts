import { createRedirects } from './redirects.ts'
import { safeDecode } from './safe-decode.ts'
import type { Redirect } from './settings.ts'

/**
 * Which path shows which page, and where a page's files are. Pure: the compiler, the build, the
 * server and the browser all ask here, so that they cannot disagree.
 *
 * A route is the one canonical spelling of a page's path, without base: `/api/store`, `/usage/`.
 */

/** Stands in page data for the page shown where one is not kept. It is no address. */
export const notSavedRoute = '/not-saved'

export type Match = { route: string } | { redirect: string } | null

export type RouteTable = {
  /**
   * What stands at a path (without base, in any spelling): a page, a redirect (the route it leads
   * to, perhaps with a fragment), or nothing.
   */
  match(pathname: string): Match
}

/**
 * @param routes all that there are, in their canonical spelling
 * @param redirects rules for paths that are not routes, the first that fits wins
 */
export function createRouteTable(routes: Iterable<string>, redirects: Redirect[]): RouteTable {
  const byPath = new Map(Array.from(routes, (route) => [pathKey(route), route]))
  const redirectFrom = createRedirects(redirects, byPath)
  return {
    match(pathname) {
      const route = byPath.get(pathKey(pathname))
      if (route !== undefined) return { route }
      const redirect = redirectFrom(normalizePath(pathname))
      return redirect === null ? null : { redirect }
    },
  }
}

const pathKey = (pathname: string) => normalizePath(pathname).toLowerCase()

/**
 * The bare form of a path, the same for all spellings that show one page, capitals aside.
 *
 * `/faq/` → `/faq` · `/usage/index.html` → `/usage` · `/api/store.html` → `/api/store` ·
 * ` ` → `/` · `/%66aq` → `/faq` · `/%E0%A4%A` stays as it is · `/404.html` keeps its name
 */
export function normalizePath(pathname: string): string {
  const path = safeDecode(pathname, decodeURI).trim()
  if (path === '/404.html') return path
  return path.replace(/(\/index)?\.html$/i, '').replace(/\/$/, '') || '/'
}

/** The address of a path under the base: `/x/`, `/faq` → `/x/faq`. */
export function underBase(base: string, path: string): string {
  return base.slice(0, -1) + path
}

/**
 * The address of what a link names. Addresses with an origin, fragments and paths that are
 * under the base already are returned as they are, so a base must not be the first part of a route.
 *
 * `/x/`, `/faq` → `/x/faq` · `/x/`, `/x/faq` → `/x/faq` · `/x/`, `#a` → `#a`
 */
export function withBase(base: string, address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//')
  if (!isPath || base === '/' || withoutBase(base, address) !== null) return address
  return underBase(base, address)
}

/**
 * A path as the route table knows it, or null when it is outside the base.
 *
 * `/x/`, `/x/faq` → `/faq` · `/x/`, `/x` → `/` · `/x/`, `/faq` → null
 */
export function withoutBase(base: string, pathname: string): string | null {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1)
  return `${pathname}/` === base ? '/' : null
}

/**
 * The page data file of a route, relative to the site's base.
 *
 * `/api/compose` → `_pages/api/compose.3fa9c1.json` · `/` → `_pages/index.3fa9c1.json` ·
 * `/usage/` → `_pages/usage/index.3fa9c1.json`
 *
 * `/tutorials/index` and `/tutorials/` share a name but for the hash. The hash is taken from data
 * that holds the route, so the two files stay apart.
 */
export function pageDataPath(route: string, hash: string): string {
  const name = route.endsWith('/') ? `${route}index` : route
  return `_pages${name}.${hash}.json`
}

/**
 * The HTML file of a route, relative to the site's base: a folder with an index, so that a plain
 * static server answers with and without a trailing slash.
 *
 * `/api/compose` → `api/compose/index.html` · `/` → `index.html` ·
 * `/tutorials/index` → `tutorials/index/index.html`
 */
export function htmlPath(route: string): string {
  return `${route}${route.endsWith('/') ? '' : '/'}index.html`.slice(1)
}

/**
 * The Markdown version of a route, relative to the site's base: `/api/compose` → `api/compose.md` ·
 * `/usage/` → `usage/index.md`
 */
export function markdownPath(route: string): string {
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`
}

/** Where the archive of an example application is, below the base: `examples/fieldbook-part-3.zip`. */
export function exampleArchivePath({ app, part }: { app: string; part: number }): string {
  return `examples/${app}-part-${part}.zip`
}

/** Where an example application can be tried, below the base: `examples/fieldbook-part-3.html`. */
export function exampleDemoPath({ app, part }: { app: string; part: number }): string {
  return `examples/${app}-part-${part}.html`
}
