import type { Spelling } from '../compiler/context.ts'
import type { Settings } from '../model/settings.ts'

/**
 * The exports of an installed package, sorted. Names with an underscore are internal.
 * @param name the module, as it's imported: `@reduxjs/toolkit/query/react`
 */
export async function exportsOf(name: string): Promise<string[]> {
  const names = Object.keys(await import(name))
  return names.filter((exported) => !/^_|^default$|UNSTABLE/.test(exported)).sort()
}

/** The names for the spelling check: those that the site lists, and the exports of the installed packages. */
export async function readSpelling({
  spelling,
  packages,
}: Pick<Settings, 'spelling' | 'packages'>): Promise<Spelling> {
  const exported = await Promise.all(packages.map(({ name }) => exportsOf(name)))
  return { ...spelling, exports: [...new Set(exported.flat())].sort() }
}
