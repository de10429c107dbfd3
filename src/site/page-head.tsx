import * as site from '#content/site.ts'
import type { PageKind } from '../content/page.ts'
import { absoluteUrl } from './absolute-url.ts'
import { useSite } from './site-context.tsx'

/** What a page is tagged with for crawlers that fill a search service. */
const docsTag = 'docs-default-current'
const plainTag = 'default'

const robots: { [kind in PageKind]?: string } = {
  search: 'noindex, follow',
  'not-found': 'noindex',
}

/** The page's own part of the document's head, for readers, search engines and link previews. */
export function PageHead() {
  const { page } = useSite()
  const { code } = site.locale
  const title = titleOf(page.title)
  const url = absoluteUrl(page.route)
  const isDoc = page.kind === 'doc'
  const tag = isDoc ? docsTag : plainTag
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {robots[page.kind] && <meta name="robots" content={robots[page.kind]} />}
      {/* An address where nothing is has no canonical one. */}
      {page.kind !== 'not-found' && (
        <>
          <link rel="canonical" href={url} />
          <link rel="alternate" hrefLang={code} href={url} />
          <link rel="alternate" hrefLang="x-default" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:type" content={isDoc ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:locale" content={code} />
      <meta name="twitter:card" content="summary" />
      <meta name="docsearch:language" content={code} />
      {isDoc && <meta name="docsearch:version" content="current" />}
      <meta name="docsearch:docusaurus_tag" content={tag} />
      <meta name="docusaurus_locale" content={code} />
      {isDoc && <meta name="docusaurus_version" content="current" />}
      <meta name="docusaurus_tag" content={tag} />
    </>
  )
}

/** The title of a document: the page's, then the site's; the site's alone when they are the same. */
export function titleOf(pageTitle: string): string {
  return pageTitle === '' || pageTitle === site.title ? site.title : `${pageTitle} | ${site.title}`
}
