import { forgetUnknownVersion } from './docs-version.ts'

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

function inMemory(): VersionPreference {
  let preferred: string | null = null
  return {
    get: () => preferred,
    set: (name) => {
      preferred = name
    },
  }
}
