import type { Page } from '../model/page.ts'
import { codeVersion } from '../system/code-version.ts'
import { diskCache } from '../system/disk-cache.ts'
import { hash } from '../system/hash.ts'
import type { PageResult } from './counts.ts'

/** The result of checking a page, and the time in ISO 8601. */
type CachedResult = { result: PageResult; checkedAt: string }

/**
 * Keeps the result of checking a page until something that it depends on changes.
 * @param cacheDir the folder of the disk cache
 */
export async function openResultsCache(cacheDir?: string) {
  const cache = diskCache<CachedResult>('samples', cacheDir)
  const version = await codeVersion('src/samples/check-samples.ts', 'src/samples/sandbox.ts')
  const keyOf = ({ id, sourcePath, samples }: Page) =>
    hash(version, JSON.stringify([id, sourcePath, samples]))
  return {
    /** The result for the current page and packages, or undefined when they haven't been checked. */
    read: (page: Page): Promise<CachedResult | undefined> => cache.read(page.id, keyOf(page)),
    write: (page: Page, result: PageResult): Promise<void> =>
      cache.write(page.id, keyOf(page), { result, checkedAt: new Date().toISOString() }),
  }
}
