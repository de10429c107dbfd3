import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes files from a folder of the cache that were written more than `maxAgeMs` milliseconds ago, or, because of a
 * wrong clock, that far in the future. Files that are still used are removed too, and made again. Synchronous, because
 * asynchronous calls would take five times as long for thousands of files.
 */
export function removeOld(folder: string, maxAgeMs: number): void {
  const now = Date.now()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name)
    // Another process may have removed it already.
    const written = statSync(file, { throwIfNoEntry: false })
    if (written && Math.abs(now - written.mtimeMs) > maxAgeMs)
      rmSync(file, { recursive: true, force: true })
  }
}
