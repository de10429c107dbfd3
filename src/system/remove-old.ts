import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes what was written into a folder of the cache more than `maxAgeMs` milliseconds ago, or that long after now, by
 * a clock that was wrong. Reading doesn't keep a file: what is still needed is made again. Runs synchronously, because
 * asynchronous calls would take five times as long for thousands of files.
 */
export function removeOld(folder: string, maxAgeMs: number): void {
  const now = Date.now()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name)
    // Another process may have been faster.
    const written = statSync(file, { throwIfNoEntry: false })
    if (written && Math.abs(now - written.mtimeMs) > maxAgeMs)
      rmSync(file, { recursive: true, force: true })
  }
}
