import * as site from '#content/site.ts'
import type { PageKind } from '../model/page.ts'
import { absoluteUrl } from './link-to.ts'
import { useSite } from './site-context.tsx'

const robots: { [kind in PageKind]?: string } = {
  search: 'noindex, follow',
  offline: 'noindex, follow',
  'not-found': 'noindex',
}

/** The part of the document's head that changes with the current page. */
export function PageHead() {
  const { page } = useSite()
  return (
    <>
      <title>{titleOf(page.title)}</title>
      <meta name="description" content={page.description} />
      {robots[page.kind] && <meta name="robots" content={robots[page.kind]} />}
      {/* An address without a page has no canonical address. */}
      {page.kind !== 'not-found' && <link rel="canonical" href={absoluteUrl(page.route)} />}
    </>
  )
}

/** The title of a document: the page's and the site's; only one of them if they're the same. */
export function titleOf(pageTitle: string): string {
  return pageTitle === '' || pageTitle === site.title ? site.title : `${pageTitle} | ${site.title}`
}
