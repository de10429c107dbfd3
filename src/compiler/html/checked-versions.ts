import type { AnalyzedPage } from '../analysis/analyzed-page.ts'
import { installedVersion } from '../source/installed-version.ts'

/** Checks the types of all samples, whatever they import, so it's always listed. */
const compiler = 'typescript'

const importedName = /\bfrom\s+['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g

/** The last line of a page, with the packages that its samples were checked with; none without such samples. */
export function checkedVersions({ fences, dependencies, options }: AnalyzedPage): string[] {
  const checked = [...fences.values()]
    .map(({ sample }) => sample)
    .filter(({ language, options }) => /^tsx?$/.test(language) && !('nocheck' in options))
  if (checked.length === 0) return []
  const imported = checked.flatMap(({ code }) =>
    [...code.matchAll(importedName)].map(([, name = '']) => name),
  )
  const names = [...[...new Set(imported)].sort(), compiler]
  const packages = names.flatMap((name) => {
    const { file, version } = installedVersion(options.root, name)
    dependencies.add(file)
    return version === null ? [] : `<span>${name} ${version}</span>`
  })
  return [`<p class="checked-with">Samples checked with ${packages.join(', ')}</p>`]
}
