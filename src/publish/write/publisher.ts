import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesAtOnce, mapConcurrent } from '../../system/concurrency.ts'
import { contentHash } from '../../system/hash.ts'
import { createCompressor } from './compress.ts'
import type { OutputFiles } from './output.ts'

/** A published file. Sizes are in bytes; null if there is no compressed copy. */
type PublishedFile = { hash: string; size: number; brotliSize: number | null }

/** Published files by their paths below the base, sorted. */
export type PublishedFiles = Map<string, PublishedFile>

export type Publisher = {
  /**
   * Writes a file and its compressed copies, unless it has been added before.
   * @throws Error when another file has this name, which checkSite rules out
   */
  add(name: string, content: string | Uint8Array): Promise<void>
  /** Adds many files, a few at a time. */
  addAll(files: OutputFiles): Promise<void>
  /** Everything that has been added. */
  published(): PublishedFiles
}

/**
 * Writes files below a folder, with their compressed copies. All files of a large site don't fit into memory, so
 * callers add a few at a time.
 *
 * @param pageCount how many pages the site has; with more pages, each gets less compression time
 * @param cacheDir the folder of the disk cache, which keeps compressed copies for the next build
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
