import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes what lies in a folder of the cache and was written more than `ageMs` milliseconds ago. Whether it
 * was read since does not count: what is still needed is made again. Does not give the thread back, which
 * would take five times as long for thousands of files.
 */
export function removeOld(folder: string, ageMs: number): void {
  const oldest = Date.now() - ageMs
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name)
    // Another process may have been faster.
    const written = statSync(file, { throwIfNoEntry: false })
    if (written && written.mtimeMs < oldest) rmSync(file, { recursive: true, force: true })
  }
}
