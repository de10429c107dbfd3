import { type ApiData, isExportList } from '../../model/api-data.ts'
import { packageOf } from '../../model/package-name.ts'
import type { Page } from '../../model/page.ts'
import { listsOf } from '../../proofs/package-types/api-data.ts'
import { ownExports } from '../../proofs/package-types/documented-exports.ts'
import {
  type DeclaredExport,
  type DeclaredMember,
  type PackageTypes,
  readPackageTypes,
} from '../../proofs/package-types/read-types.ts'
import { packagesWithMessages, readMessages } from './messages.ts'

/** What people who use a package can see of it. */
export type Surface = {
  exports: Named<DeclaredExport>
  /** Owner → members of a type, or parameters of a function: `createSlice()`. */
  members: Named<Named<DeclaredMember>>
  messages: string[]
}

type Named<Value> = { [name: string]: Value }

/** The modules of a package that pages describe. */
export const modulesOf = (name: string, data: ApiData): string[] =>
  Object.keys(data).filter((module) => packageOf(module) === name)

/**
 * Reads what a version of a package exports, takes and says.
 * @param root the folder that has `node_modules`
 * @param name of the package
 */
export function readSurface(root: string, name: string, data: ApiData, pages: Page[]): Surface {
  const modules = modulesOf(name, data)
  const all = modules.flatMap((module) => [module, data[module]?.also ?? module])
  const types = readPackageTypes(`${root}/.declarations`, [...new Set(all)])
  try {
    const exports = modules.flatMap((module) => ownExports(module, data, types))
    const listed = listsOf(pages, data)
      .filter(({ list, module }) => modules.includes(module) && !isExportList(list.of))
      .flatMap(({ list }) => list.of.map((owner) => owner.replace(/^-/, '')))
    const owners = new Set([...exports.map(ownerOf), ...listed])
    return {
      exports: Object.fromEntries(exports.map((declared) => [declared.name, declared])),
      members: Object.fromEntries(
        [...owners].flatMap((owner) => {
          const members = membersIn(modules, owner, types)
          return members ? [[owner, byName(members)] as const] : []
        }),
      ),
      messages: packagesWithMessages.includes(name)
        ? readMessages(root, [name]).map(({ text }) => text)
        : [],
    }
  } finally {
    types.close()
  }
}

const byName = (members: DeclaredMember[]): Named<DeclaredMember> =>
  Object.fromEntries(
    members
      .filter(({ mayBeLeftOut }) => !mayBeLeftOut)
      .map((member) => [member.name, member] as const),
  )

const ownerOf = ({ name, kind }: DeclaredExport): string =>
  kind === 'type' || kind === 'class' || kind === 'value' ? name : `${name}()`

function membersIn(
  modules: string[],
  owner: string,
  types: Pick<PackageTypes, 'membersOf'>,
): DeclaredMember[] | null {
  for (const module of modules) {
    const members = types.membersOf(owner, module)
    if (members) return members
  }
  return null
}
