import { declaredName } from '../model/api-data.ts'
import type { MemberList } from '../model/page.ts'
import type { PackageTypes } from './read-types.ts'

/** What a published version declares, as far as it was asked for. */
export type PublishedVersion = {
  /** `2.13`: an addition in a patch counts for its minor. */
  version: string
  /** Exports by module. */
  exports: Map<string, Set<string>>
  /** Names of members by module and owner, in their order, for each owner that the version knows. */
  members: Map<string, Map<string, string[]>>
}

/** Owners of members by module. */
export type Asked = { [module: string]: string[] }

/**
 * Reads from the declarations what is asked for.
 * @param root where the version has been unpacked: a module that it doesn't have may be found further up
 */
export function record(
  version: string,
  types: PackageTypes,
  asked: Asked,
  root: string,
): PublishedVersion {
  const modules = Object.keys(asked).filter((module) => types.rootOf(module)?.startsWith(root))
  const members = modules.map((module) => {
    const known = (asked[module] ?? []).flatMap((owner) => {
      const list = types.membersOf(owner, module)
      return list ? [[owner, list.map(({ name }) => name)] as const] : []
    })
    return [module, new Map(known)] as const
  })
  const exports = modules.map((module) => [module, types.namesOf(module)] as const)
  return { version, exports: new Map(exports), members: new Map(members) }
}

/** The last patch of each minor version, from the oldest: an addition in a patch counts for its minor. */
export function lastPatches(published: string[]): string[] {
  const last = new Map<string, string>()
  for (const version of published) {
    const [, minor, patch] = /^(\d+\.\d+)\.(\d+)$/.exec(version) ?? []
    if (minor === undefined) continue
    const known = last.get(minor)
    if (!known || Number(patch) > Number(known.split('.')[2])) last.set(minor, version)
  }
  return [...last.values()].sort(byVersion)
}

export function byVersion(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const differing = left?.findIndex((part, index) => part !== right?.[index]) ?? -1
  return differing < 0 ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0)
}

/**
 * The version since which every version has something.
 * @param versions from the oldest
 */
export function sinceWhen(
  versions: PublishedVersion[],
  isIn: (version: PublishedVersion) => boolean,
): string | null {
  const lastWithout = versions.findLastIndex((version) => !isIn(version))
  return versions[lastWithout + 1]?.version ?? null
}

/** Since when a list's types have each of its members. Types may have had other names before: `earlier`. */
export function membersSince(
  { of, members }: Pick<MemberList, 'of' | 'members'>,
  module: string,
  versions: PublishedVersion[],
  earlier: { [name: string]: string[] },
): { [member: string]: string } {
  const owners = of.filter((name) => !name.startsWith('-'))
  const declares = ({ members }: PublishedVersion, name: string, index: number) => {
    const known = members.get(module)
    return owners
      .flatMap((owner) => (known?.has(owner) ? [owner] : (earlier[owner] ?? [])))
      .some((owner) => {
        const names = known?.get(owner) ?? []
        // For callers, a parameter is its position.
        return owner.endsWith('()') ? index < names.length : names.includes(name)
      })
  }
  return Object.fromEntries(
    members.flatMap((member, index) => {
      const name = declaredName(member.name)
      const since = sinceWhen(versions, (version) => declares(version, name, index))
      return since === null ? [] : [[name, since]]
    }),
  )
}
