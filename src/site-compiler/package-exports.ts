import type { Spelling } from '../compiler/context.ts'
import type { Settings } from '../model/settings.ts'

/**
 * What an installed package exports, sorted. Names with an underscore are not meant for readers.
 * @param name as it is imported: `@reduxjs/toolkit/query/react`
 */
export async function exportsOf(name: string): Promise<string[]> {
  const names = Object.keys(await import(name))
  return names.filter((exported) => !/^_|^default$|UNSTABLE/.test(exported)).sort()
}

/** The names that a site writes in one way, and those that its packages export as they are installed. */
export async function readSpelling({
  spelling,
  packages,
}: Pick<Settings, 'spelling' | 'packages'>): Promise<Spelling> {
  const exported = await Promise.all(packages.map(({ name }) => exportsOf(name)))
  return { ...spelling, exports: [...new Set(exported.flat())].sort() }
}
