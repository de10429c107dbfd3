import type { ReactNode } from 'react'
import icon from '#content/public/icon.svg?raw'
import * as site from '#content/site.ts'
import type { DocumentAssets } from '../model/document-assets.ts'
import type { PageData } from '../model/page.ts'
import type { SiteData } from '../model/site-data.ts'
import { CrawlerHead } from './crawler-head.tsx'
import { linkTo } from './link-to.ts'
import { svgDataUrl } from './svg-data-url.ts'

/**
 * A whole HTML document around the app. It's only prerendered, and React hydrates just `#root`. The mode is light until
 * the script in the head changes it. That script's settings are attributes of `html`.
 */
export function Document({
  page,
  siteData,
  assets,
  hydrationData,
  children,
}: {
  page: PageData
  siteData: SiteData
  assets: DocumentAssets
  /** Data for hydrating the page, as JSON. */
  hydrationData: string
  children: ReactNode
}) {
  const { locale, colorMode, announcement } = site
  return (
    <html
      lang={locale.code}
      dir={locale.direction}
      data-theme="light"
      data-follow-system={colorMode.followSystem ? '' : undefined}
      data-announcement-id={announcement?.id}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={assets.themeColors.light}
          data-light={assets.themeColors.light}
          data-dark={assets.themeColors.dark}
        />
        <script dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />
        {assets.bannerScript && (
          <script dangerouslySetInnerHTML={{ __html: assets.bannerScript }} />
        )}
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* Browsers use the inline icon, which needs no request; search engines need an address. */}
        <link rel="icon" sizes="32x32" href={linkTo('/favicon.ico').href} />
        <link rel="icon" type="image/svg+xml" href={svgDataUrl(icon)} />
        <link rel="apple-touch-icon" href={linkTo('/apple-touch-icon.png').href} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={site.title}
          href={linkTo('/opensearch.xml').href}
        />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${site.title}: changed pages`}
          href={linkTo('/feed.xml').href}
        />
        <CrawlerHead page={page} siteData={siteData} preview={assets.preview} />
        <script
          type="module"
          fetchPriority="low"
          src={assets.bootScript}
          data-app={assets.appScript}
          data-site-data={assets.siteData}
          data-page-index={assets.pageIndex}
        />
      </head>
      <body>
        <div id="root">{children}</div>
        <script
          type="application/json"
          id="page-data"
          dangerouslySetInnerHTML={{ __html: hydrationData.replaceAll('<', '\\u003c') }}
        />
      </body>
    </html>
  )
}
