import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import type { Report } from '../../model/diagnostic.ts'
import type { Link } from '../../model/page.ts'
import { pageIdOfLink, routeOf, withBase } from '../source/page-ids.ts'
import { type HastNode, textOf } from './hast.ts'

/** What a link's address depends on. */
export type LinkContext = {
  id: string
  route: string
  basePath: string
  /** Page id → route of the pages whose front matter names one. */
  routes: { [id: string]: string }
}

/** Where an address in a page leads, and the address that is written into the HTML. */
export type Target = Pick<Link, 'route' | 'fragment'> & { url: string; isExternal: boolean }

/**
 * Reads an address as an author writes it:
 *
 *     https://…  //…  mailto:…    outside
 *     #id                         this page
 *     /faq/actions#id             another page
 *     ../faq/actions.md#id        another page, by its file
 *
 * Anything else is null.
 */
export function readTarget(href: string, context: LinkContext): Target | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) {
    return isAddress(href) ? { route: null, fragment: null, url: href, isExternal: true } : null
  }
  if (href === '') return null
  const [address = '', ...rest] = href.split('#')
  const fragment = rest.length > 0 ? decode(rest.join('#')) : null
  if (address === '') return { route: context.route, fragment, url: href, isExternal: false }

  const [pathname = '', query] = address.split('?')
  let route = pathname
  if (!pathname.startsWith('/')) {
    if (!pathname.endsWith('.md')) return null
    const id = pageIdOfLink(context.id, pathname)
    route = (Object.hasOwn(context.routes, id) && context.routes[id]) || routeOf(id)
  }
  const url =
    withBase(route, context.basePath) +
    (query === undefined ? '' : `?${query}`) +
    (rest.length > 0 ? `#${rest.join('#')}` : '')
  return { route, fragment, url, isExternal: false }
}

/** Whether browsers can follow an address that leads outside, and nothing is run by it. */
function isAddress(href: string): boolean {
  if (/^mailto:/i.test(href)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(href)
  return /^(https?:)?\/\//i.test(href) && URL.canParse(href, 'https://site.invalid')
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Lists the links of a page and rewrites them: base path in front, outside links to a new tab. */
export function resolveLinks(tree: HastNode, context: LinkContext, report: Report): Link[] {
  const links: Link[] = []
  visit(tree, 'element', (element: Element) => {
    const { href, dataFootnoteRef, dataFootnoteBackref } = element.properties
    if (element.tagName !== 'a' || typeof href !== 'string') return
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return
    const line = element.position?.start.line ?? 1
    const target = readTarget(href, context)
    if (!target) {
      report(
        { line },
        `Unexpected link address \`${href}\`.`,
        'Expected a route (`/faq/actions#id`), a fragment (`#id`), a Markdown file (`./actions.md`) or a full URL.',
      )
      return
    }
    if (!hasName(element)) {
      report({ line }, `The link to \`${href}\` has no text.`, 'Write where it leads: `[text](…)`.')
    }
    links.push({ href, route: target.route, fragment: target.fragment, line })
    element.properties.href = target.url
    if (target.isExternal) {
      element.properties.target = '_blank'
      element.properties.rel = ['noopener', 'noreferrer']
    }
  })
  return links
}

/** Whether there is something to read, or to hear, between the marks of a link. */
function hasName(link: Element): boolean {
  if (textOf(link).trim() !== '') return true
  let isNamed = false
  visit(link, 'element', ({ properties: { alt } }) => {
    isNamed ||= typeof alt === 'string' && alt.trim() !== ''
  })
  return isNamed
}
