import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'

type SitemapEntry = { route: string; lastUpdated: string | null }

/** The sitemap's XML. `siteUrl` is the origin followed by the base path. */
export async function renderSitemap(siteUrl: string, entries: SitemapEntry[]): Promise<string> {
  const items = entries.map(({ route, lastUpdated }) => ({
    url: siteUrl + route.slice(1),
    ...(lastUpdated ? { lastmod: lastUpdated } : {}),
  }))
  const stream = Readable.from(items).pipe(
    new SitemapStream({
      hostname: siteUrl,
      xmlns: {
        news: false,
        video: false,
        xhtml: false,
        image: false,
      },
    }),
  )
  return (await streamToPromise(stream)).toString()
}

/** robots.txt: crawlers may read everything, and find the sitemap. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}sitemap.xml\n`
}
