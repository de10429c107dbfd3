import * as site from '#content/site.ts'
import { absoluteUrl } from '../absolute-url.ts'
import type { Trail } from './sidebar-items.ts'

/** The breadcrumbs for search engines: the entries that have an address, in order. */
export function BreadcrumbData({ trail }: { trail: Trail }) {
  const entries = [{ route: '/', label: site.title }, trail.page]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ route, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(route),
    })),
  }
  // Escaped, so that no text can end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
