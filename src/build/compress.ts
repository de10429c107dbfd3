import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Files } from './output.ts'

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
} as const

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/

/** A file shorter than this fits one packet as it is. */
const minimumSize = 1024

/**
 * Brotli and gzip copies of every text file, named `file.br` and `file.gz`. Compressing at the
 * highest quality is slow, so results are kept on disk under the hash of their input.
 * zlib works on its own threads: all cores are used.
 */
export async function compressFiles(files: Files, cacheDir: string): Promise<Files> {
  await mkdir(cacheDir, { recursive: true })
  const compressed: Files = new Map()
  await Promise.all(
    [...files]
      .filter(([name, content]) => compressible.test(name) && content.length >= minimumSize)
      .map(async ([name, content]) => {
        const input = Buffer.from(content)
        const key = createHash('sha1').update(input).digest('hex')
        for (const extension of ['br', 'gz'] as const) {
          const cached = path.join(cacheDir, `${key}.${extension}`)
          const output = await readFile(cached).catch(async () => {
            const fresh = await compressors[extension](input)
            await keep(cached, fresh)
            return fresh
          })
          compressed.set(`${name}.${extension}`, output)
        }
      }),
  )
  return new Map([...compressed].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whole or not at all: a build that is stopped while it writes must not leave half a file to later ones. */
async function keep(file: string, content: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}`
  await writeFile(partial, content)
  await rename(partial, file)
}
