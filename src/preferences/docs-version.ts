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
  if (persistence === 'none') return inMemory()
  const stored: Preference<string | null> = createPreference<string | null>({
    key: 'docs-preferred-version-default',
    parse: (name) => name,
    fallback: null,
  })
  const name = stored.get()
  if (name !== null && !names.includes(name)) stored.remove()
  return { get: stored.get, set: stored.set }
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
