import { createPreference, type Preference } from './store.ts'

export type VersionPreference = {
  /** The name of the preferred version, or null when the reader has not picked one. */
  get: () => string | null
  set: (name: string) => void
}

/**
 * The docs version that the reader prefers. It is stored only when the reader picks one. A stored
 * name that is not among `names` is removed. With persistence `none` storage is never touched.
 */
export function createVersionPreference(
  names: string[],
  persistence: 'local' | 'none',
): VersionPreference {
  return persistence === 'local' ? forgetUnknownVersion(names) : inMemory()
}

/** Removes a stored version that is not among `names`; what is stored then is returned. */
export function forgetUnknownVersion(names: string[]): Preference<string | null> {
  const stored = createPreference<string | null>({
    key: 'docs-preferred-version-default',
    parse: (name) => name,
    fallback: null,
  })
  const name = stored.get()
  if (name !== null && !names.includes(name)) stored.remove()
  return stored
}

function inMemory(): VersionPreference {
  let preferred: string | null = null
  return {
    get: () => preferred,
    set: (name) => {
      preferred = name
    },
  }
}
