import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shortHash } from '../write/page-files.ts'
import { inBatches } from './in-batches.ts'

/**
 * Writes a long text as it is made, so that it is never in memory, under a name that carries its hash:
 * `search-text` → `search-text.3fa9c1d2.json`. It is there as a whole or not at all.
 * @returns the name of the file
 */
export async function writeHashed(
  folder: string,
  name: string,
  pieces: Iterable<string>,
): Promise<string> {
  const sum = createHash('sha256')
  const partial = path.join(folder, `${name}.${process.pid}`)
  function* hashed() {
    for (const batch of inBatches(pieces)) {
      sum.update(batch)
      yield batch
    }
  }
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(partial, hashed())
    const fileName = `${name}.${shortHash(sum)}.json`
    await rename(partial, path.join(folder, fileName))
    return fileName
  } finally {
    await rm(partial, { force: true })
  }
}
