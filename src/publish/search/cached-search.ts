import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import type { PageSummary } from '../../model/page.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import { codeParts } from '../../system/code-version.ts'
import { filesAtOnce, mapConcurrent } from '../../system/concurrency.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { contentHash, hash } from '../../system/hash.ts'
import {
  buildSearchFiles,
  type SearchContent,
  type SearchFiles,
  searchableOf,
} from './search-files.ts'

/** The files of the local search engine, made again when anything that can be found changes. */
export async function cachedSearchFiles(
  { pages, sidebar, readPage, bodiesHash }: CompiledSite,
  content: SearchContent,
): Promise<SearchFiles> {
  const summaries = pages.map(({ lastUpdated, ...summary }) => summary)
  const parts = {
    ...(await codeParts('src/publish/search/search-files.ts')),
    'what is known of the pages': hash(JSON.stringify([sidebar, content, summaries])),
    'the text of pages': bodiesHash,
  }
  return diskCache<SearchFiles>('search').remember('search', parts, async () =>
    buildSearchFiles(
      await mapConcurrent(filesAtOnce, pages, async (page) => searchableOf(await readPage(page))),
      sidebar,
      content,
      (name, json) => `${name}.${contentHash(json)}.json`,
    ),
  )
}

/** Pages that readers would not find by their titles. */
export function checkSearch({ lost }: SearchFiles, pages: PageSummary[]): Diagnostic[] {
  return pages
    .filter(({ route }) => lost.includes(route))
    .map(({ sourcePath, title }) =>
      errorIn(
        { file: sourcePath },
        `Search does not find this page by its title, "${title}".`,
        'Expected a title with a word that tells the page from others.',
      ),
    )
}
