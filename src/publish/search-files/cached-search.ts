import Tinypool from 'tinypool'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import type { PageSummary } from '../../model/page.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import { bundleThread } from '../../system/bundled-thread.ts'
import { codeParts } from '../../system/code-version.ts'
import { filesAtOnce, mapConcurrent } from '../../system/concurrency.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import { type SearchContent, type SearchFiles, searchableOf } from './search-files.ts'

/** The module of the thread that makes these files. */
const searchWorker = 'src/publish/search-files/search-worker.ts'

/**
 * The files of the local search engine, made again when anything that can be found has changed. A thread of its own
 * makes them, while the build goes on.
 */
export async function cachedSearchFiles(
  { pages, sidebar, readPage, bodiesHash }: CompiledSite,
  content: SearchContent,
): Promise<SearchFiles> {
  const summaries = pages.map(({ lastUpdated, ...summary }) => summary)
  const parts = {
    ...(await codeParts(searchWorker)),
    'what is known of the pages': hash(JSON.stringify([sidebar, content, summaries])),
    'the text of pages': bodiesHash,
  }
  return diskCache<SearchFiles>('search').remember('search', parts, async () => {
    const pool = new Tinypool({
      filename: await bundleThread(searchWorker),
      name: 'searchTask',
      maxThreads: 1,
    })
    try {
      const searchable = await mapConcurrent(filesAtOnce, pages, async (page) =>
        searchableOf(await readPage(page)),
      )
      return await pool.run({ pages: searchable, sidebar, content })
    } finally {
      await pool.destroy()
    }
  })
}

/** Pages that readers wouldn't find by their titles. */
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
