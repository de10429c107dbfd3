import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesAtOnce, mapConcurrent } from './concurrency.ts'
import { listFiles } from './list-files.ts'

/** SHA-256 of several parts, in 64 hexadecimal digits. Moving bytes from one part to the next changes the hash. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}\0`).update(part)
  return sum.digest('hex')
}

/**
 * The eight hexadecimal digits in the name of a published file. Collisions between versions of a file are improbable
 * enough.
 */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** A hash of the files below a folder, and of their paths. */
export async function hashOfFiles(folder: string): Promise<string> {
  const files = listFiles(folder)
  const contents = await mapConcurrent(filesAtOnce, files, (name) =>
    readFile(path.join(folder, name)),
  )
  return hash(...files, ...contents)
}
