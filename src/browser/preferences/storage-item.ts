/** An item in local storage. All parts of a page that use the same key share it. */
type StorageItem = {
  read: () => string | null
  /** Stores `text`, or removes the key for null. Does nothing if the value is already stored. */
  write: (text: string | null) => void
  subscribe: (listener: () => void) => () => void
}

const entries = new Map<string, StorageItem & { notify: () => void; refresh: () => void }>()
let hasWarned = false

/**
 * The text under `key`. If storage is missing, full or forbidden, the text is kept in memory, and the console says so
 * once.
 */
export function storageItem(key: string): StorageItem {
  const entry = entries.get(key) ?? createEntry(key)
  entries.set(key, entry)
  return entry
}

function createEntry(key: string) {
  const listeners = new Set<() => void>()
  /** The text while storage doesn't work; undefined while storage is used. */
  let memoryText: string | null | undefined

  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  const read = () => {
    if (memoryText !== undefined) return memoryText
    try {
      return localStorage.getItem(key)
    } catch (error) {
      warnOnce(error)
      memoryText = null
      return null
    }
  }

  const write = (text: string | null) => {
    if (read() === text) return
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      // Storage that has failed before may accept a text and still not return it.
      if (memoryText !== undefined) memoryText = text
    } catch (error) {
      warnOnce(error)
      memoryText = text
    }
    notify()
  }

  const subscribe = (listener: () => void) => {
    listenToOtherPages()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  const refresh = () => {
    memoryText = undefined
    notify()
  }

  return { read, write, subscribe, notify, refresh }
}

function warnOnce(error: unknown) {
  if (hasWarned) return
  hasWarned = true
  console.warn('Choices last until you close this page.', error)
}

let isListening = false

function listenToOtherPages() {
  if (isListening) return
  isListening = true
  window.addEventListener('storage', ({ key }) => {
    for (const [name, entry] of entries) {
      // A null key means that all of storage was cleared.
      if (key === null || name === key) entry.refresh()
    }
  })
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', () => {
    for (const { notify } of entries.values()) notify()
  })
}
