import { type Dirent, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export type Entry = {
  /** Path from the listed folder, with slashes. */
  path: string
  /** Pipes, sockets and devices are `other`. */
  kind: 'file' | 'folder' | 'link' | 'other'
}

/**
 * Everything below a folder, sorted by path. Symbolic links are listed but not followed, because they may lead out of
 * the folder or into a cycle. A missing folder counts as empty.
 * @throws Error when a folder can't be read
 */
export function listEntries(folder: string): Entry[] {
  const list = (below: string): Entry[] =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const entryPath = path.posix.join(below, entry.name)
      const kind = kindOf(entry)
      return [{ path: entryPath, kind }, ...(kind === 'folder' ? list(entryPath) : [])]
    })
  if (!existsSync(folder)) return []
  return list('').sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The regular files among `listEntries`, for folders where links don't matter. */
export function listFiles(folder: string): string[] {
  return listEntries(folder)
    .filter(({ kind }) => kind === 'file')
    .map((entry) => entry.path)
}

function kindOf(entry: Dirent): Entry['kind'] {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  return entry.isSymbolicLink() ? 'link' : 'other'
}
