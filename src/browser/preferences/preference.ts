import { useSyncExternalStore } from 'react'
import { storageItem } from './storage-item.ts'

/** A choice of the reader that is stored, if the browser allows it. */
export type Preference<T> = {
  get: () => T
  set: (value: T) => void
  /** Removes the choice, so that the fallback applies again. */
  remove: () => void
  /**
   * Calls `listener` after each change, including changes by other tabs and while the page was hidden. Returns a
   * function that stops this.
   */
  subscribe: (listener: () => void) => () => void
  readonly fallback: T
}

/**
 * Creates a choice that is stored under `key`. `parse` turns stored text into a value, and must accept any text,
 * because storage can contain anything; `fallback` applies if nothing is stored. No method throws: without working
 * storage, a choice lasts as long as the page.
 */
export function createPreference<T>({
  key,
  parse,
  format = String,
  fallback,
}: {
  key: string
  parse: (text: string) => T
  format?: (value: T) => string
  fallback: T
}): Preference<T> {
  const stored = storageItem(key)
  let lastText: string | null = null
  let lastValue = fallback

  return {
    fallback,
    subscribe: stored.subscribe,
    set: (value) => stored.write(format(value)),
    remove: () => stored.write(null),
    get() {
      const text = stored.read()
      // The same text must give the same value, by which React sees that nothing has changed.
      if (text !== lastText) {
        lastText = text
        lastValue = text === null ? fallback : parse(text)
      }
      return lastValue
    },
  }
}

/** The current value. While prerendering and hydrating, it's the fallback. */
export function usePreference<T>(preference: Preference<T>): T {
  return useSyncExternalStore(preference.subscribe, preference.get, () => preference.fallback)
}
