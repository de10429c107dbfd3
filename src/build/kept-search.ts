import type { Page, SidebarItem } from '../content/page.ts'
import { remember } from './remember.ts'
import type { SearchContent, SearchFileSet } from './search-files.ts'

/** The files of the local search engine; made, and tried, again when anything that can be found changes. */
export async function keptSearchFiles(
  pages: Page[],
  sidebar: SidebarItem[],
  content: SearchContent,
): Promise<SearchFileSet> {
  const searchable = pages.map(({ route, title, label, description, keywords, sections }) => ({
    ...{ route, title, label, description, keywords, sections },
  }))
  return remember('search', [sidebar, content, ...searchable], async () => {
    const { buildSearchFiles } = await import('./search-files.ts')
    return buildSearchFiles(pages, sidebar, content, { isHashed: true })
  })
}
