import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Files } from './output.ts'

const compressors = {
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
} as const

/** Binary logarithm of the window that sees all of a file; the format has it from 10 to 24. */
const windowFor = (length: number) => Math.min(Math.max(Math.ceil(Math.log2(length)), 16), 24)

/**
 * What every page loads is compressed as far as brotli goes. For the many files that belong to one
 * page each, and for search's large ones, the last step takes two and a half times as long and saves
 * 2 % of their bytes. What programs read takes a tenth of that time and 8 % more bytes.
 */
function qualityOf(name: string): number {
  if (/\.(md|txt|xml)$|^offline\.json$/.test(name)) return 9
  return name.startsWith('assets/') && !name.startsWith('assets/search-') ? 11 : 10
}

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/

/** Enough to keep zlib's four threads at work. Each file at work takes megabytes of its own. */
const atOnce = 16

/** A file shorter than this fits one packet as it is. */
const minimumSize = 1024

/**
 * Brotli and gzip copies of every text file, named `file.br` and `file.gz`. Compressing this well is
 * slow, so results are kept on disk under the hash of their input.
 * zlib works on its own threads: all cores are used.
 */
export async function compressFiles(files: Files, cacheDir: string): Promise<Files> {
  await mkdir(cacheDir, { recursive: true })
  const started = new Map<string, Promise<Buffer>>()
  // Two files may hold the same text, and are then written once.
  const once = (file: string, compress: () => Promise<Buffer>): Promise<Buffer> => {
    const output = started.get(file) ?? readFile(file).catch(() => kept(file, compress))
    started.set(file, output)
    return output
  }

  const compressed: Files = new Map()
  const waiting = [...files]
    .filter(([name, content]) => compressible.test(name) && content.length >= minimumSize)
    .sort(([, a], [, b]) => a.length - b.length)
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, content] = next
      const input = Buffer.from(content)
      const quality = qualityOf(name)
      const key = path.join(cacheDir, createHash('sha1').update(input).digest('hex'))
      for (const extension of ['br', 'gz'] as const) {
        const file = `${key}.${quality}.${extension}`
        const output = await once(file, () => compressors[extension](input, quality))
        compressed.set(`${name}.${extension}`, output)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return new Map([...compressed].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whole or not at all: a build that is stopped while it writes must not leave half a file to later ones. */
async function kept(file: string, compress: () => Promise<Buffer>): Promise<Buffer> {
  const content = await compress()
  const partial = `${file}.${process.pid}`
  await writeFile(partial, content)
  await rename(partial, file)
  return content
}
