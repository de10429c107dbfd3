import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'

/** Binary logarithm of a window as large as the file. The format allows 10 to 24. */
const windowFor = (length: number) => Math.min(Math.max(Math.ceil(Math.log2(length)), 16), 24)

/**
 * Brotli's quality for a file. Files that every page or every live sample loads have 11, the best. Files of a single
 * page, and the large search files, have 10: 11 would take two and a half times as long and save 2 % of the bytes. Files
 * for programs have 6, which takes a twentieth of that time for 9 % more bytes. On a site with many pages, everything but
 * the first kind has 6.
 */
function qualityOf(name: string, pageCount: number): number {
  if (/\.(md|txt|xml)$|^offline\.json$/.test(name)) return 6
  if (/^(assets\/(?!search-)|_live\/(?!page\.|sources\.)|_sandbox\/)/.test(name)) return 11
  return pageCount > manyPages ? 6 : 10
}

const manyPages = 500

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/

/** A smaller file fits into one packet without compression. */
const minSize = 1024

/** Compressed copies of a file, by the extension that is added to its name. */
type Copies = { br: Uint8Array; gz: Uint8Array }

/**
 * @param name path of the file on the site, which decides the quality
 * @returns null for what isn't worth compressing
 */
type Compress = (name: string, content: Buffer) => Promise<Copies | null>

/**
 * Makes brotli and gzip copies of text files. Compressing this well is slow, so results are kept in the disk cache, by
 * the hash of their input. zlib uses its own threads, so all cores work.
 * @param pageCount how many pages the site has
 * @param cacheDir the folder of the disk cache
 */
export function createCompressor(pageCount: number, cacheDir?: string): Compress {
  const cache = diskCache<Copies>('compressed', cacheDir)
  return async (name, content) => {
    if (!compressible.test(name) || content.length < minSize) return null
    const quality = qualityOf(name, pageCount)
    return cache.remember(`${hash(content)} ${quality}`, {}, async () => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
      }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ])
      return { br, gz }
    })
  }
}
