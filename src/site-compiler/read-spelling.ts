import path from 'node:path'

import type { Spelling } from '../compiler/context.ts'
import { lineInFile, mistakeIn } from '../compiler/source/content-values.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Settings } from '../model/settings.ts'

import { exportsOf } from './package-exports.ts'

/**
 * The names that a site writes in one way, and those that its packages export as they are installed.
 * @param contentDir path from `root`
 */
export async function readSpelling(
  { spelling, packages }: Pick<Settings, 'spelling' | 'packages'>,
  { root, contentDir }: { root: string; contentDir: string },
): Promise<{ spelling: Spelling; diagnostics: Diagnostic[] }> {
  const file = path.posix.join(contentDir, 'packages.ts')
  const diagnostics: Diagnostic[] = []
  const exported = await Promise.all(
    packages.map(({ name }, index) =>
      exportsOf(name).catch((error: NodeJS.ErrnoException) => {
        const line = lineInFile(root, file, ['packages', index, 'name'])
        const message = `The package \`${name}\` cannot be loaded (${error.code ?? error.message}).`
        const hint = `Expected an installed package: \`npm install ${name}\`, or take it out of the file.`
        diagnostics.push(mistakeIn(file, line, message, hint))
        return []
      }),
    ),
  )
  return { spelling: { ...spelling, exports: [...new Set(exported.flat())].sort() }, diagnostics }
}
