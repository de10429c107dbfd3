import type { SidebarItem } from '../../model/site-data.ts'
import type { SearchablePage } from '../../search/local/indexer.ts'
import { contentHash } from '../../system/hash.ts'
import { buildSearchFiles, type SearchContent, type SearchFiles } from './search-files.ts'

/** Task of the thread: makes the files of the local search engine, and names them by their content. */
export function searchTask({
  pages,
  sidebar,
  content,
}: {
  pages: SearchablePage[]
  sidebar: SidebarItem[]
  content: SearchContent
}): Promise<SearchFiles> {
  return buildSearchFiles(
    pages,
    sidebar,
    content,
    (name, json) => `${name}.${contentHash(json)}.json`,
  )
}
