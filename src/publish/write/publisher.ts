import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesAtOnce, mapConcurrent } from '../../system/concurrency.ts'
import { contentHash } from '../../system/hash.ts'
import { createCompressor } from './compress.ts'
import type { OutputFiles } from './output.ts'

/** What is known of a published file. Sizes in bytes; null where there are no compressed copies. */
type PublishedFile = { hash: string; size: number; brotliSize: number | null }

/** By their paths below the site's base, in the order of these. */
export type PublishedFiles = Map<string, PublishedFile>

export type Publisher = {
  /**
   * Writes a file and its compressed copies, unless it has been added before.
   * @throws Error when there is another file of this name, which checkSite rules out
   */
  add(name: string, content: string | Uint8Array): Promise<void>
  /** Adds many files, some of them at a time. */
  addAll(files: OutputFiles): Promise<void>
  /** What has been added. */
  published(): PublishedFiles
}

/**
 * Writes files below a folder, with their compressed copies. The files of a large site are more than fits
 * into memory: whoever has many adds a few at a time.
 *
 * @param pageCount how many pages the site has: the more, the less time each is worth
 * @param cacheDir the folder of the disk cache, where compressed copies are for the next build
 */
export function createPublisher(folder: string, pageCount: number, cacheDir?: string): Publisher {
  const compress = createCompressor(pageCount, cacheDir)
  const published: PublishedFiles = new Map()

  async function add(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content)
    const hash = contentHash(bytes)
    const before = published.get(name)
    if (before?.hash === hash) return
    if (before) {
      throw new Error(`Two files would be published as ${name}.`)
    }
    const entry: PublishedFile = { hash, size: bytes.length, brotliSize: null }
    published.set(name, entry)
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
    const copies = await compress(name, bytes)
    if (!copies) return
    await writeFile(`${file}.br`, copies.br)
    await writeFile(`${file}.gz`, copies.gz)
    entry.brotliSize = copies.br.length
  }

  return {
    add,
    async addAll(files) {
      await mapConcurrent(filesAtOnce, [...files], ([name, content]) => add(name, content))
    },
    published: () => new Map([...published].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
