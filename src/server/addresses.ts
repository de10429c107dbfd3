import { redirectAddress } from '../model/redirects.ts'
import { createRouteTable, htmlPath, withBase, withoutBase } from '../model/routes.ts'
import { safeDecode } from '../model/safe-decode.ts'
import type { Serving } from './serving.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

/** What is at an address. `path` is the file's, below the base. */
type Answer =
  | { kind: 'file'; path: string; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }

const notFound: Answer = { kind: 'not-found' }

/**
 * @returns a function from a request's target, as it came over the wire, to what is there:
 *   a page at its canonical spelling, a redirect from any other spelling or old address, or a file.
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

  /** Files of pages have the address of their page, and `404.html` none. */
  function fileNamed(path: string): Answer {
    const name = safeDecode(path)
    return name === '/404.html' || name.endsWith('/index.html') ? notFound : fileAt(name)
  }
}

/**
 * Path and query of a request target, whose origin form and absolute form mean the same. The query
 * becomes part of a header, which bytes outside ASCII may not.
 *
 * `http://redux.test/faq?q=1` → `/faq`, `?q=1`
 */
function splitTarget(target: string): { pathname: string; search: string } {
  const [, pathname = '', search = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  return { pathname, search: search.replace(/[^\x21-\x7e]/g, encodeURIComponent) }
}
