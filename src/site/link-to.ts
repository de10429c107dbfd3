import * as site from '#content/site.ts'

type LinkAttributes = { href: string; target?: '_blank'; rel?: 'noopener noreferrer' }

/** An address with a scheme or a leading `//` leads to another site. */
export function isExternal(to: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)
}

/**
 * Attributes of a link to an address as content writes it: a path of this site without its base
 * path, a fragment, or an address elsewhere, which opens in a new tab.
 *
 *     /faq#a                → /x/faq#a
 *     https://example.com   → https://example.com, new tab
 */
export function linkTo(to: string): LinkAttributes {
  if (isExternal(to)) return { href: to, target: '_blank', rel: 'noopener noreferrer' }
  return { href: to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to }
}

/** The published address of a route, with origin and base path. */
export function absoluteUrl(route: string): string {
  return site.origin + linkTo(route).href
}
