import { type PlaygroundFile, readProject, writeProject } from './project.ts'
import { storageKey as key } from './storage-key.ts'

/** The oldest go first. */
const mostProjects = 6

/** The project that a reader has made without a link. */
export const ownProject = ''

function read(): [of: string, files: unknown][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string')
  } catch {
    return []
  }
}

/**
 * What a reader has made in this browser of a project; null where nothing is kept.
 * @param of the fragment of the link that it came with, or `ownProject`
 */
export function keptProject(of: string): PlaygroundFile[] | null {
  return readProject(read().find(([kept]) => kept === shortHash(of))?.[1])
}

/** Keeps a project, or forgets it with null. Without storage it lasts as long as the page. */
export function keepProject(of: string, files: readonly PlaygroundFile[] | null): void {
  const entries = read().filter(([kept]) => kept !== shortHash(of))
  if (files) entries.push([shortHash(of), writeProject(files)])
  try {
    if (entries.length > 0) localStorage.setItem(key, JSON.stringify(entries.slice(-mostProjects)))
    else localStorage.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}

function shortHash(text: string): string {
  let hash = 5381
  for (let index = 0; index < text.length; index++) hash = (hash * 33) ^ text.charCodeAt(index)
  return (hash >>> 0).toString(36)
}
