import { existsSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { hash } from './hash.ts'
import { listFiles } from './list-files.ts'

type HashedFile = { mtimeMs: number; size: number; hash: string }

/** Hashes of files that this process has read. A development server asks for hundreds of them at every change. */
const hashedFiles = new Map<string, HashedFile>()

/**
 * The hash of a file. If the path ends with a slash, the hash of a folder and everything below it; if a `*` stands for a
 * folder or the beginning of a file's name, of the names that fit. Null when there is no such file.
 */
export async function hashOfFile(file: string): Promise<string | null> {
  if (file.includes('*')) return hash(JSON.stringify(namesFor(file)))
  if (file.endsWith(path.sep)) {
    const names = listFiles(file)
    const hashes = await Promise.all(names.map((name) => hashOfFile(path.join(file, name))))
    return hash(JSON.stringify([names, hashes]))
  }
  try {
    const { mtimeMs, size } = await stat(file)
    const cached = hashedFiles.get(file)
    if (cached?.mtimeMs === mtimeMs && cached.size === size) return cached.hash
    const fresh = { mtimeMs, size, hash: hash(await readFile(file)) }
    hashedFiles.set(file, fresh)
    return fresh.hash
  } catch {
    return null
  }
}

function namesFor(pattern: string): string[] {
  const [folder = '', end = ''] = pattern.split('*')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.filter((name) =>
    end.startsWith(path.sep) ? existsSync(folder + name + end) : name.endsWith(end),
  )
}

/** By how many milliseconds the clock that stamps files may be behind: a tick of the slowest kernels, twice. */
const clockLagMs = 20

/**
 * The hash of a file that something was made of which was begun at `startedAt`, in milliseconds since 1970. Of a file
 * that was changed since, the maker may have read what was there before: the hash of such a file is one that no file has.
 */
export async function hashOfReadFile(file: string, startedAt: number): Promise<string | null> {
  const current = await hashOfFile(file)
  const isOlder = ((await stat(file).catch(() => null))?.mtimeMs ?? 0) < startedAt - clockLagMs
  return isOlder ? current : `${current}, changed meanwhile`
}
