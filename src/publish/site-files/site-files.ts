import type { Page } from '../../model/page.ts'
import { markdownPath } from '../../model/routes.ts'
import type { SiteConfig } from '../../model/settings.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import type { OutputFiles } from '../write/output.ts'
import { renderFeed } from './feed.ts'
import { renderLlmsFull, renderLlmsIndex } from './llms.ts'
import { renderOpenSearch } from './opensearch.ts'

/** What these files need to know about a page. */
type ListedPage = Pick<Page, 'route' | 'title' | 'description' | 'lastUpdated' | 'markdown'>

/**
 * Files for tools that readers use: every page as Markdown, lists of all pages, all texts in one file, the feed, and
 * the search description.
 */
export function readerFiles(
  site: SiteConfig,
  pages: ListedPage[],
  sidebar: SidebarItem[],
): OutputFiles {
  const siteUrl = site.origin + site.basePath
  return new Map([
    ...pages.map(({ route, markdown }): [string, string] => [markdownPath(route), markdown]),
    ['llms.txt', renderLlmsIndex(site, siteUrl, pages, sidebar)],
    ['llms-full.txt', renderLlmsFull(site, siteUrl, pages, sidebar)],
    ['feed.xml', renderFeed(site, siteUrl, pages)],
    ['opensearch.xml', renderOpenSearch(site, siteUrl)],
  ])
}
