import { type PlaygroundFile, readProject, writeProject } from './project.ts'
import { readStored, shortHash, writeStored } from './storage.ts'

const key = 'live-playground'
/** The oldest are removed first. */
const maxProjects = 6

/** The key of the project that a reader has made without a link. */
export const ownProject = ''

function read(): [of: string, files: unknown][] {
  const stored = readStored(key)
  if (!Array.isArray(stored)) return []
  return stored.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string')
}

/**
 * The stored project for a link, with the reader's changes; null if there is none.
 * @param of the fragment of the link that it came with, or `ownProject`
 */
export function storedProject(of: string): PlaygroundFile[] | null {
  return readProject(read().find(([stored]) => stored === shortHash(of))?.[1])
}

/** Stores a project; null removes it. Without storage it lasts as long as the page. */
export function storeProject(of: string, files: readonly PlaygroundFile[] | null): void {
  const entries = read().filter(([stored]) => stored !== shortHash(of))
  if (files) entries.push([shortHash(of), writeProject(files)])
  writeStored(key, entries.length > 0 ? entries.slice(-maxProjects) : null)
}
