import { existsSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { hash } from './hash.ts'
import { listFiles } from './list-files.ts'

type HashedFile = { mtimeMs: number; size: number; hash: string }

/** Hashes of files that this process has read. The development server needs hundreds of them at every change. */
const hashedFiles = new Map<string, HashedFile>()

/**
 * The hash of a file. If the path ends with a slash, the hash of a folder with everything below it. If a `*` stands for
 * a folder or the beginning of a file name, the hash of the matching names. Null when there is no such file.
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

/** How far behind the clock for modification times may be, in milliseconds: two ticks of the slowest kernels. */
const clockLagMs = 20

/**
 * The hash of a file that something was made from. If the file has been changed since `startedAt`, when the making
 * began (in milliseconds since 1970), an older version may have been used, so the result is a hash that no file has.
 */
export async function hashOfReadFile(file: string, startedAt: number): Promise<string | null> {
  const current = await hashOfFile(file)
  const isOlder = ((await stat(file).catch(() => null))?.mtimeMs ?? 0) < startedAt - clockLagMs
  return isOlder ? current : `${current}, changed meanwhile`
}
