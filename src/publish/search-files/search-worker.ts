import type { SidebarItem } from '../../model/site-data.ts'
import type { SearchablePage } from '../../search/local/indexer.ts'
import { contentHash } from '../../system/hash.ts'
import { buildSearchFiles, type SearchContent, type SearchFiles } from './search-files.ts'

/** Makes the files of the local search engine, named by their content. */
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
