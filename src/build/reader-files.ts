import type { Page, SidebarItem } from '../content/page.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { markdownPath } from '../router/route-table.ts'
import { renderFeed } from './feed.ts'
import { renderLlmsFull, renderLlmsIndex } from './llms.ts'
import { renderOpenSearch } from './opensearch.ts'
import type { Files } from './output.ts'

/** What readers with tools get: every page as Markdown, lists of them, the feed, and the way to search. */
export function readerFiles(site: SiteConfig, pages: Page[], sidebar: SidebarItem[]): Files {
  const siteUrl = site.origin + site.basePath
  return new Map([
    ...pages.map(({ route, markdown }): [string, string] => [markdownPath(route), markdown]),
    ['llms.txt', renderLlmsIndex(site, siteUrl, pages, sidebar)],
    ['llms-full.txt', renderLlmsFull(site, siteUrl, pages, sidebar)],
    ['feed.xml', renderFeed(site, siteUrl, pages)],
    ['opensearch.xml', renderOpenSearch(site, siteUrl)],
  ])
}
