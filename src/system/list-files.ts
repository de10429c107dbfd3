import { type Dirent, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export type Entry = {
  /** From the folder that was listed, with slashes. */
  path: string
  /** Pipes, sockets and devices are `other`. */
  kind: 'file' | 'folder' | 'link' | 'other'
}

/**
 * Everything below a folder, in the order of the paths. Symbolic links are listed and not followed: they may
 * lead outside of the folder, or back into it without an end. A folder that doesn't exist has nothing in it.
 * @throws Error when a folder cannot be read
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

/** The paths of the regular files among `listEntries`: for folders where a link has no meaning. */
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
