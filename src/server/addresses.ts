import { redirectAddress } from '../model/redirects.ts'
import { createRouteTable, htmlPath, withBase, withoutBase } from '../model/routes.ts'
import { safeDecode } from '../model/safe-decode.ts'
import type { Serving } from './serving.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

/** The response to an address. `path` is the path of a file, below the base. */
type Answer =
  | { kind: 'file'; path: string; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }

const notFound: Answer = { kind: 'not-found' }

/**
 * @returns a function that finds what is at a request's target, given as it was sent: a page at its canonical address,
 * a redirect from any other spelling or old address, or a file.
 */
export function createAddressResolver(files: SiteFiles, serving: Serving) {
  const { basePath } = serving
  const routes = new Set(serving.routes)
  const table = createRouteTable(serving.routes, serving.redirects)

  return (target: string): Answer => {
    const { pathname, search } = splitTarget(target)
    const path = withoutBase(basePath, pathname)
    if (path === null) return notFound
    if (routes.has(path) && pathname.startsWith(basePath)) return fileAt(`/${htmlPath(path)}`)

    const file = fileNamed(path)
    if (file.kind === 'file') return file

    const match = table.match(path)
    if (match === null) return notFound
    const canonical = 'route' in match ? match.route : match.redirect
    return {
      kind: 'redirect',
      location: redirectAddress(withBase(basePath, canonical), search, ''),
    }
  }

  function fileAt(path: string): Answer {
    const file = files.get(path)
    return file ? { kind: 'file', path, file } : notFound
  }

  /** A page's file redirects to the address of the page; `404.html` has none. */
  function fileNamed(path: string): Answer {
    const name = safeDecode(path)
    return name === '/404.html' || name.endsWith('/index.html') ? notFound : fileAt(name)
  }
}

/**
 * Splits a request target into path and query; it may have the origin form or the absolute form. The query may end up
 * in a header, where only ASCII is allowed.
 *
 *     `http://redux.test/faq?q=1` → `/faq`, `?q=1`
 */
function splitTarget(target: string): { pathname: string; search: string } {
  const [, pathname = '', search = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  return { pathname, search: search.replace(/[^\x21-\x7e]/g, encodeURIComponent) }
}
