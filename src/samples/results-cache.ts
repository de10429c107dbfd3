import type { Page } from '../model/page.ts'
import { codeVersion } from '../system/code-version.ts'
import { diskCache } from '../system/disk-cache.ts'
import { hash } from '../system/hash.ts'
import type { PageResult } from './counts.ts'

/** What checking a page gave, and when: ISO 8601. */
export type KeptResult = { result: PageResult; checkedAt: string }

/**
 * Remembers what checking a page gave, for as long as nothing that it depends on changes.
 * @param cacheDir the folder of the disk cache
 */
export async function openResultsCache(cacheDir?: string) {
  const cache = diskCache<KeptResult>('samples', cacheDir)
  const version = await codeVersion('src/samples/check-samples.ts', 'src/samples/sandbox.ts')
  const keyOf = ({ id, sourcePath, samples }: Page) =>
    hash(version, JSON.stringify([id, sourcePath, samples]))
  return {
    /** The result of the page as it is now, with the packages there are now; undefined when it wasn't checked. */
    read: (page: Page): Promise<KeptResult | undefined> => cache.read(page.id, keyOf(page)),
    write: (page: Page, result: PageResult): Promise<void> =>
      cache.write(page.id, keyOf(page), { result, checkedAt: new Date().toISOString() }),
  }
}
