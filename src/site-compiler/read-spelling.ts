import type { Spelling } from '../compiler/context.ts'
import type { Settings } from '../model/settings.ts'
import { exportsOf } from './package-exports.ts'

/** The names that a site writes in one way, and those that its packages export as they are installed. */
export async function readSpelling({
  spelling,
  packages,
}: Pick<Settings, 'spelling' | 'packages'>): Promise<Spelling> {
  const exported = await Promise.all(packages.map(({ name }) => exportsOf(name)))
  return { ...spelling, exports: [...new Set(exported.flat())].sort() }
}
