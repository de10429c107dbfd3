import { type ApiData, declaredName, isExportList, ownerKey } from '../../model/api-data.ts'
import type { Page } from '../../model/page.ts'
import { listsOf } from './api-data.ts'
import { ownExports } from './documented-exports.ts'
import type { PackageTypes } from './read-types.ts'

/**
 * Adds a version to every export, and to every member of a list, that has none in the data: the installed one.
 * @param installed the installed version of a module's package: `2.14`
 * @param onNew called with each new entry, because it may have been added in an earlier version
 */
export function addVersions(
  data: ApiData,
  pages: Page[],
  types: Pick<PackageTypes, 'exportsOf'>,
  installed: (module: string) => string,
  onNew: (name: string, module: string) => void,
): ApiData {
  const lists = listsOf(pages, data).filter(({ list }) => !isExportList(list.of))
  const filled = Object.entries(data).map(([module, described]) => {
    const since = (name: string, known: string | undefined) => {
      if (known === undefined) onNew(name, module)
      return known ?? installed(module)
    }
    const names = described.folder ? ownExports(module, data, types) : []
    const exports = names.map(({ name, kind, isDeprecated }) => {
      const version = since(name, described.exports[name]?.since)
      return [name, { kind, since: version, ...(isDeprecated && { deprecated: true }) }] as const
    })
    const members = lists
      .filter((list) => list.module === module)
      .map(({ list }) => {
        const owner = ownerKey(list.of)
        const known = described.members[owner] ?? {}
        const names = list.members.map(({ name }) => declaredName(name))
        const versions = names.map((name) => [name, since(`${owner} ${name}`, known[name])])
        return [owner, Object.fromEntries(versions)] as const
      })
    return [module, { ...described, exports: sorted(exports), members: sorted(members) }]
  })
  return Object.fromEntries(filled)
}

const sorted = <Value>(entries: (readonly [string, Value])[]): { [name: string]: Value } =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
