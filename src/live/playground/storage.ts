import { storageItem } from '../../browser/preferences/storage-item.ts'

/** The value under a key; null if there is none or it can't be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(storageItem(key).read() ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value; null removes it. Without storage it lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  storageItem(key).write(value === null ? null : JSON.stringify(value))
}

/**
 * A short hash to notice changes of a text: Bernstein's, http://www.cse.yorku.ca/~oz/hash.html (djb2, with exclusive
 * or).
 */
export function shortHash(text: string): string {
  let hash = 5381
  for (let index = 0; index < text.length; index++) hash = (hash * 33) ^ text.charCodeAt(index)
  return (hash >>> 0).toString(36)
}
