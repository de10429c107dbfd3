import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import type { Link } from '../../model/page.ts'
import { underBase } from '../../model/routes.ts'
import { safeDecode } from '../../model/safe-decode.ts'
import { lineOf } from '../context.ts'
import { pageIdOfLink, routeOf } from '../source/page-ids.ts'
import type { ParsedPage } from '../source/parsed-page.ts'
import { textOf } from './hast.ts'
import type { HtmlPage } from './rendered-page.ts'

/** Where an address in a page leads, and how it's written into the HTML. */
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
export function readTarget(
  href: string,
  { route: ownRoute, source, options }: Pick<ParsedPage, 'route' | 'source' | 'options'>,
): Target | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) {
    return isAddress(href) ? { route: null, fragment: null, url: href, isExternal: true } : null
  }
  if (href === '') return null
  const [address = '', ...rest] = href.split('#')
  const fragment = rest.length > 0 ? safeDecode(rest.join('#')) : null
  if (address === '') return { route: ownRoute, fragment, url: href, isExternal: false }

  const [pathname = '', query] = address.split('?')
  let route = pathname
  if (!pathname.startsWith('/')) {
    if (!pathname.endsWith('.md')) return null
    const id = pageIdOfLink(source.id, pathname)
    route = (Object.hasOwn(options.routes, id) && options.routes[id]) || routeOf(id)
  }
  const url =
    underBase(options.basePath, route) +
    (query === undefined ? '' : `?${query}`) +
    (rest.length > 0 ? `#${rest.join('#')}` : '')
  return { route, fragment, url, isExternal: false }
}

/** Whether this is an external address that browsers can open and that can't run anything. */
function isAddress(href: string): boolean {
  if (/^mailto:/i.test(href)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(href)
  return /^(https?:)?\/\//i.test(href) && URL.canParse(href, 'https://site.invalid')
}

/** Lists the links of a page and rewrites them: base path in front, outside links to a new tab. */
export function resolveLinks(page: HtmlPage): Link[] {
  const { html, report } = page
  const links: Link[] = []
  visit(html, 'element', (element: Element) => {
    const { href, download, dataFootnoteRef, dataFootnoteBackref } = element.properties
    // A download is a file, and the directive that offers it writes its complete address.
    if (element.tagName !== 'a' || typeof href !== 'string' || download !== undefined) return
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return
    const line = lineOf(element)
    const target = readTarget(href, page)
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

/** Whether a link has text, or an image with a description. */
function hasName(link: Element): boolean {
  if (textOf(link).trim() !== '') return true
  let isNamed = false
  visit(link, 'element', ({ properties: { alt } }) => {
    isNamed ||= typeof alt === 'string' && alt.trim() !== ''
  })
  return isNamed
}
