import Tinypool from 'tinypool'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import type { CompiledSite } from '../../site-compiler/compile-site.ts'
import { bundleThread } from '../../system/bundled-thread.ts'
import { codeParts } from '../../system/code-version.ts'
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
  { pages, sidebar }: CompiledSite,
  content: SearchContent,
): Promise<SearchFiles> {
  const task = { pages: pages.map(searchableOf), sidebar, content }
  const parts = {
    ...(await codeParts(searchWorker)),
    'what can be found': hash(JSON.stringify(task)),
  }
  return diskCache<SearchFiles>('search').remember('search', parts, async () => {
    const pool = new Tinypool({
      filename: await bundleThread(searchWorker),
      name: 'searchTask',
      maxThreads: 1,
    })
    try {
      return await pool.run(task)
    } finally {
      await pool.destroy()
    }
  })
}

/** Pages that readers would not find by their titles. */
export function checkSearch({ lost }: SearchFiles, pages: Page[]): Diagnostic[] {
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
