import { codeParts } from '../../system/code-version.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import type { FileContents } from './compose.ts'

/**
 * Remembers which checkpoints have passed, with which content, packages and checks.
 * @param cacheDir the folder of the disk cache
 */
export async function openPassedCheckpoints(cacheDir?: string) {
  const cache = diskCache<true>('passed-checkpoints', cacheDir)
  const code = await codeParts('src/site-compiler/examples/check.ts')
  const partsOf = (files: FileContents) => ({
    ...code,
    'the files of the application': hash(...[...files].flat()),
  })
  return {
    has: async (name: string, files: FileContents) =>
      (await cache.read(name, partsOf(files)))?.value === true,
    add: (name: string, files: FileContents) => cache.write(name, partsOf(files), true),
  }
}
