import { createPreference, type Preference } from './preference.ts'

/**
 * The version of the docs that the reader prefers; null without one. A stored version that isn't among `names` is
 * removed first.
 */
export function docsVersionPreference(names: string[]): Preference<string | null> {
  const preference = createPreference<string | null>({
    key: 'docs-preferred-version-default',
    parse: (name) => name,
    fallback: null,
  })
  const name = preference.get()
  if (name !== null && !names.includes(name)) preference.remove()
  return preference
}
