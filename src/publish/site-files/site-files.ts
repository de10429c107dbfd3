import type { Page, PageSummary, SidebarItem } from '../../model/page.ts'
import { markdownPath } from '../../model/routes.ts'
import type { SiteConfig } from '../../model/settings.ts'
import type { Files } from '../write/output.ts'
import { renderFeed } from './feed.ts'
import { renderLlmsFull, renderLlmsIndex } from './llms.ts'
import { renderOpenSearch } from './opensearch.ts'

/** What readers with tools get: every page as Markdown, and the files about all of them. */
export async function readerFiles(
  site: SiteConfig,
  pages: Page[],
  sidebar: SidebarItem[],
): Promise<Files> {
  return new Map([
    ...pages.map(({ route, markdown }): [string, string] => [markdownPath(route), markdown]),
    ...(await readerLists(site, pages, sidebar, async ({ markdown }) => markdown)),
  ])
}

/**
 * Lists of all pages for readers with tools, the text of all in one file, the feed, and the way to search.
 * @param markdownOf reads a page's text when it is its turn
 */
export async function readerLists<Listed extends PageSummary>(
  site: SiteConfig,
  pages: Listed[],
  sidebar: SidebarItem[],
  markdownOf: (page: Listed) => Promise<string>,
): Promise<Files> {
  const siteUrl = site.origin + site.basePath
  return new Map<string, string | Uint8Array>([
    ['llms.txt', renderLlmsIndex(site, siteUrl, pages, sidebar)],
    ['llms-full.txt', await renderLlmsFull(site, siteUrl, pages, sidebar, markdownOf)],
    ['feed.xml', renderFeed(site, siteUrl, pages)],
    ['opensearch.xml', renderOpenSearch(site, siteUrl)],
  ])
}
