import { installedVersion } from '../../directives/package-versions/package-versions.ts'
import type { Page } from '../../model/page.ts'
import { projectRoot } from '../../system/project.ts'

/** Checks the types of all samples, whatever they import. */
const compiler = 'typescript'

const importedName = /\bfrom\s+['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g

/** The page with a line at its foot that says which packages its samples were checked with, if it has such samples. */
export function withCheckedVersions<P extends Pick<Page, 'blocks' | 'samples'>>(page: P): P {
  const checked = page.samples.filter(
    ({ language, options }) => /^tsx?$/.test(language) && !('nocheck' in options),
  )
  if (checked.length === 0) return page
  const imported = checked.flatMap(({ code }) =>
    [...code.matchAll(importedName)].map(([, name = '']) => name),
  )
  const names = [...[...new Set(imported)].sort(), compiler]
  const packages = names.flatMap((name) => {
    const version = installedVersion(projectRoot, name)
    return version === null ? [] : `<span>${name} ${version}</span>`
  })
  const note = `<p class="checked-with">Samples checked with ${packages.join(', ')}</p>`
  return { ...page, blocks: [...page.blocks, note] }
}
