import * as site from '#content/site.ts'
import type { PageData } from '../model/page.ts'
import { markdownPath } from '../model/routes.ts'
import { trailTo } from '../model/sidebar-items.ts'
import type { SiteData } from '../model/site-data.ts'
import { absoluteUrl } from './link-to.ts'
import { titleOf } from './page-head.tsx'

const [version] = site.versions

/** What a page is tagged with for crawlers that fill a search service, as `npm run search:push` does. */
const docsTag = `docs-default-${version?.name}`
const plainTag = 'default'

/**
 * What search engines and link previews read. They load documents, so only documents hold it: it is
 * no part of what React hydrates, and stays when the reader goes on to another page.
 */
export function CrawlerHead({
  page,
  siteData,
  preview,
}: {
  page: PageData
  siteData: SiteData
  /** The page's preview image, relative to the site. */
  preview?: string | undefined
}) {
  const { code } = site.locale
  const url = absoluteUrl(page.route)
  const isDoc = page.kind === 'doc'
  const tag = isDoc ? docsTag : plainTag
  return (
    <>
      {/* An address without a page has no canonical address. */}
      {page.kind !== 'not-found' && (
        <>
          <link rel="alternate" hrefLang={code} href={url} />
          <link rel="alternate" hrefLang="x-default" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:type" content={isDoc ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={titleOf(page.title)} />
      <meta property="og:description" content={page.description} />
      <meta property="og:locale" content={code} />
      {preview ? (
        <PreviewImage url={absoluteUrl(`/${preview}`)} alt={titleOf(page.title)} />
      ) : (
        <meta name="twitter:card" content="summary" />
      )}
      <meta name="docsearch:language" content={code} />
      {isDoc && <meta name="docsearch:version" content={version?.name} />}
      <meta name="docsearch:docusaurus_tag" content={tag} />
      <meta name="docusaurus_locale" content={code} />
      {isDoc && <meta name="docusaurus_version" content={version?.name} />}
      <meta name="docusaurus_tag" content={tag} />
      {isDoc && (
        <link
          rel="alternate"
          type="text/markdown"
          href={absoluteUrl(`/${markdownPath(page.route)}`)}
        />
      )}
      {page.hasSidebar && <Breadcrumbs page={page} siteData={siteData} />}
    </>
  )
}

/** The size is that of src/publish/preview/card.ts. */
function PreviewImage({ url, alt }: { url: string; alt: string }) {
  const tags = [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ]
  return tags.map((tag) => <meta key={tag.property ?? tag.name} {...tag} />)
}

/** Breadcrumbs to the page, of entries that have an address. */
function Breadcrumbs({ page, siteData }: { page: PageData; siteData: SiteData }) {
  const trail = trailTo(siteData.sidebar, page.route)
  if (!trail) return null
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
