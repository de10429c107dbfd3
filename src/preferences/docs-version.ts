import { createPreference, type Preference } from './store.ts'

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
