import type { PageContext } from '../context.ts'
import { installedVersion } from '../source/installed-version.ts'

/** Checks the types of all samples, whatever they import. */
const compiler = 'typescript'

const importedName = /\bfrom\s+['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g

/**
 * Adds a line to the end of the page that says which packages its samples were checked with, if it has such samples.
 */
export function noteCheckedVersions({ fences, blocks, dependencies, options }: PageContext): void {
  const checked = [...fences.values()]
    .map(({ sample }) => sample)
    .filter(({ language, options }) => /^tsx?$/.test(language) && !('nocheck' in options))
  if (checked.length === 0) return
  const imported = checked.flatMap(({ code }) =>
    [...code.matchAll(importedName)].map(([, name = '']) => name),
  )
  const names = [...[...new Set(imported)].sort(), compiler]
  const packages = names.flatMap((name) => {
    const { file, version } = installedVersion(options.root, name)
    dependencies.add(file)
    return version === null ? [] : `<span>${name} ${version}</span>`
  })
  blocks.push(`<p class="checked-with">Samples checked with ${packages.join(', ')}</p>`)
}
