import { messagesPath } from '../../model/message-file.ts'
import type { Page } from '../../model/page.ts'
import { markdownPath } from '../../model/routes.ts'
import type { SiteConfig } from '../../model/settings.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import type { OutputFiles } from '../write/output.ts'
import { renderFeed } from './feed.ts'
import { renderLlmsFull, renderLlmsIndex } from './llms.ts'
import { renderOpenSearch } from './opensearch.ts'

/** What these files need to know about a page. */
type ListedPage = Pick<
  Page,
  'route' | 'title' | 'description' | 'lastUpdated' | 'markdown' | 'messages'
>

/**
 * Files for tools that readers use: every page as Markdown, lists of all pages, all texts in one file, the feed, the
 * search description, and the messages that pages explain.
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
    [messagesPath, renderMessages(pages)],
  ])
}

/** The messages of all pages, for the recognizer. */
function renderMessages(pages: ListedPage[]): string {
  return JSON.stringify(
    pages.flatMap(({ route, messages }) => messages.map((message) => ({ route, ...message }))),
  )
}
