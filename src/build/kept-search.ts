import type { Page, SidebarItem } from '../content/page.ts'
import type { SearchablePage } from '../search/local/indexer.ts'
import { remember } from './remember.ts'
import type { SearchContent, SearchFileSet } from './search-files.ts'

/** All of a page that search finds. */
export function searchableOf(page: Page): SearchablePage {
  const { route, title, label, description, keywords, sections } = page
  return { route, title, label, description, keywords, sections }
}

/**
 * The files of the local search engine; made, and tried, again when anything that can be found changes.
 * @param pagesHash changes with anything that search finds of pages
 */
export async function keptSearchFiles(
  pagesHash: string,
  pages: AsyncIterable<SearchablePage>,
  sidebar: SidebarItem[],
  content: SearchContent,
): Promise<SearchFileSet> {
  return remember('search', [sidebar, content, pagesHash], async () => {
    const { buildSearchFiles } = await import('./search-files.ts')
    return buildSearchFiles(pages, sidebar, content, { isHashed: true })
  })
}
