import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Spelling } from '../compiler/checks/spelling.ts'
import type { DocumentedPackage, SpellingRules } from '../model/settings.ts'
import { exportsOf } from './package-exports.ts'

/**
 * The names that a site writes in one way (its spelling.ts), and those that its packages (packages.ts)
 * export as they are installed. A site without these files has none.
 * @param contentDir absolute path
 */
export async function readSpelling(contentDir: string): Promise<Spelling> {
  const load = async <Module>(name: string, otherwise: Module): Promise<Module> => {
    const file = path.join(contentDir, name)
    return existsSync(file) ? import(pathToFileURL(file).href) : otherwise
  }
  const { spelling } = await load<{ spelling: SpellingRules }>('spelling.ts', {
    spelling: { names: [], accepted: [] },
  })
  const { packages } = await load<{ packages: DocumentedPackage[] }>('packages.ts', {
    packages: [],
  })
  const exported = await Promise.all(packages.map(({ name }) => exportsOf(name)))
  return { ...spelling, exports: [...new Set(exported.flat())].sort() }
}
