import { type PlaygroundFile, readProject, writeProject } from './project.ts'
import { readStored, shortHash, writeStored } from './storage.ts'

const linksKey = 'live-playground'
/** Of its own, so that no number of opened links removes it, and no link is taken for it. */
const ownKey = 'live-playground-own'
/** The oldest are removed first. */
const maxLinks = 6

/** The project that a reader has made without a link. */
export const ownProject = ''

/** Earlier versions stored it among the links, all of them by a hash. */
const earlierOwn = shortHash(ownProject)

function readLinks(): [of: string, files: unknown][] {
  const stored = readStored(linksKey)
  if (!Array.isArray(stored)) return []
  return stored.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string')
}

/**
 * The stored project for a link, with the reader's changes; null if there is none.
 * @param of the fragment of the link that it came with, or `ownProject`
 */
export function storedProject(of: string): PlaygroundFile[] | null {
  const find = (key: string) => readProject(readLinks().find(([stored]) => stored === key)?.[1])
  if (of === ownProject) return readProject(readStored(ownKey)) ?? find(earlierOwn)
  const earlier = shortHash(of)
  return find(of) ?? (earlier === earlierOwn ? null : find(earlier))
}

/** Stores a project; null removes it. Without storage it lasts as long as the page. */
export function storeProject(of: string, files: readonly PlaygroundFile[] | null): void {
  const isOwn = of === ownProject
  const isThis = (stored: string) =>
    stored === of || (stored === shortHash(of) && (isOwn || stored !== earlierOwn))
  const entries = readLinks().filter(([stored]) => !isThis(stored))
  if (isOwn) writeStored(ownKey, files && writeProject(files))
  else if (files) entries.push([of, writeProject(files)])
  const isEarlierOwn = ([stored]: [string, unknown]) => stored === earlierOwn
  const links = entries.filter((entry) => !isEarlierOwn(entry))
  const kept = [...entries.filter(isEarlierOwn), ...links.slice(-maxLinks)]
  writeStored(linksKey, kept.length > 0 ? kept : null)
}
