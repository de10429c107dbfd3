import { readStored, shortHash, writeStored } from '../playground/storage.ts'

/** Readers' edits: name of a sample → hash of the original code, and the edited files. */
type StoredEdits = { [sample: string]: { of: string; files: { [path: string]: string } } }

const key = 'live-edits'
/** The oldest go first. */
const maxEdits = 30
const maxFileLength = 50_000

function read(): StoredEdits {
  const stored = readStored(key)
  return typeof stored === 'object' && stored !== null ? (stored as StoredEdits) : {}
}

/** A sample's name in storage: the path of its page and its index there; blocks without `data-live` have no index. */
export const storageNameOf = (block: HTMLElement): string =>
  `${location.pathname}#${block.dataset.live?.split('.')[1] ?? ''}`

/** The files of a sample that the reader has edited; none if the page's sample has changed since. */
export function storedFiles(name: string, original: string): Map<string, string> {
  const stored = read()[name]
  if (stored?.of !== shortHash(original)) return new Map()
  return new Map(
    Object.entries(stored.files ?? {}).filter(
      ([, text]) => typeof text === 'string' && text.length < maxFileLength,
    ),
  )
}

/** Stores the files that differ from the page. Without storage, edits last as long as the page. */
export function storeFiles(name: string, original: string, files: Map<string, string>): void {
  const { [name]: _, ...others } = read()
  const entries = Object.entries(others)
  if (files.size > 0) {
    entries.splice(0, Math.max(0, entries.length + 1 - maxEdits))
    entries.push([name, { of: shortHash(original), files: Object.fromEntries(files) }])
  }
  writeStored(key, entries.length > 0 ? Object.fromEntries(entries) : null)
}
