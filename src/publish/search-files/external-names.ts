import type { DocumentedPackage } from '../../model/settings.ts'
import type { ExternalName } from '../../search/local/index-data.ts'
import { exportsOf } from '../../site-compiler/package-exports.ts'

/**
 * Names that packages export and that have no page here, each with the page of the package's own documentation that
 * explains it. A name is listed once, under the first package that documents it. The names come from the installed
 * packages, so they're always current. Exports of a package that is documented here are left out, even if another
 * package re-exports them.
 */
export async function readExternalNames(packages: DocumentedPackage[]): Promise<ExternalName[]> {
  const ours = new Set<string>()
  for (const { name, site } of packages) {
    if (site === null) for (const exported of await exportsOf(name)) ours.add(exported)
  }
  const byName = new Map<string, ExternalName>()
  for (const { name: owner, site, otherwise, pages } of packages) {
    if (site === null) continue
    for (const name of await exportsOf(owner)) {
      if (ours.has(name) || byName.has(name)) continue
      byName.set(name, { name, package: owner, url: site + (pages[name] ?? otherwise) })
    }
  }
  return [...byName.values()]
}
