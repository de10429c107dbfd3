import type { Page } from '../../model/page.ts'
import { codeParts } from '../../system/code-version.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import type { PageResult } from './counts.ts'

/** The result of checking a page, and the time in ISO 8601. */
type CachedResult = { result: PageResult; checkedAt: string }

/**
 * Keeps the result of checking a page until something that it depends on changes.
 * @param cacheDir the folder of the disk cache
 */
export async function openResultsCache(cacheDir?: string) {
  const cache = diskCache<CachedResult>('samples', cacheDir)
  const code = {
    ...(await codeParts('src/proofs/samples/check-samples.ts')),
    ...(await codeParts('src/proofs/samples/sandbox.ts')),
  }
  const partsOf = ({ sourcePath, samples }: Page) => ({
    ...code,
    [`the samples of ${sourcePath}`]: hash(JSON.stringify(samples)),
  })
  return {
    /** The result for the current page and packages, or undefined when they haven't been checked. */
    read: async (page: Page): Promise<CachedResult | undefined> =>
      (await cache.read(page.id, partsOf(page)))?.value,
    write: (page: Page, result: PageResult): Promise<void> =>
      cache.write(page.id, partsOf(page), { result, checkedAt: new Date().toISOString() }),
  }
}
