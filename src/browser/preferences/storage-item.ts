/** One place in local storage. All parts of a page that name the same key share it. */
type StorageItem = {
  read: () => string | null
  /** Stores `text`, or removes the key for null. Writing what is there already does nothing. */
  write: (text: string | null) => void
  subscribe: (listener: () => void) => () => void
}

const entries = new Map<string, StorageItem & { notify: () => void; refresh: () => void }>()
let hasWarned = false

/**
 * The text under `key`. Where storage is missing, full or forbidden, the text lives in memory, and
 * the console says so once.
 */
export function storageItem(key: string): StorageItem {
  const entry = entries.get(key) ?? createEntry(key)
  entries.set(key, entry)
  return entry
}

function createEntry(key: string) {
  const listeners = new Set<() => void>()
  /** The text while storage does not work; undefined while storage is to be asked. */
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
      // Storage that has failed before may take text and still not give it back.
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
      // A null key means that the whole storage was cleared.
      if (key === null || name === key) entry.refresh()
    }
  })
  // While a page waits in the back/forward cache, it hears of no change.
  window.addEventListener('pageshow', () => {
    for (const { notify } of entries.values()) notify()
  })
}
