/**
 * What readers have made of samples and projects is kept in their browser, where it may be missing, refused or damaged.
 */

/** What is kept under a key; null where nothing is, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value, or forgets it with null. Without storage it lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is kept.
  }
}

/**
 * Stands for a text where only its changes matter: Bernstein's hash, http://www.cse.yorku.ca/~oz/hash.html (djb2, with
 * exclusive or).
 */
export function shortHash(text: string): string {
  let hash = 5381
  for (let index = 0; index < text.length; index++) hash = (hash * 33) ^ text.charCodeAt(index)
  return (hash >>> 0).toString(36)
}
