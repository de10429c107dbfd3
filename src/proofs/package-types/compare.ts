import { declaredName } from '../../model/api-data.ts'
import type { Member, MemberList } from '../../model/page.ts'
import type { DeclaredMember, PackageTypes } from './read-types.ts'

/** Members that callers don't set: the endpoint builder sets `type`, and nothing in the package reads `param`. */
const internal: { [owner: string]: string[] } = {
  QueryExtraOptions: ['type'],
  InfiniteQueryExtraOptions: ['type'],
  MutationExtraOptions: ['type'],
  StartInfiniteQueryActionCreatorOptions: ['param'],
}

/**
 * Compares a list of members with the types that it names. Returns a sentence for each member that is missing, unknown
 * or described wrongly. Members of a type with a minus must not be listed; members that the platform declares can be
 * left out.
 */
export function compareList(
  { of, members }: Pick<MemberList, 'of' | 'members'>,
  module: string,
  types: Pick<PackageTypes, 'membersOf'>,
): string[] {
  const names = of.map((name) => name.replace(/^-/, ''))
  const unknown = names.filter((name) => types.membersOf(name, module) === null)
  if (unknown.length > 0) {
    return unknown.map((name) => `\`${module}\` declares no \`${name}\`.`)
  }
  const without = new Set(of.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const membersOfAll = (which: string[]) =>
    which.flatMap((name) => types.membersOf(name, module) ?? [])
  const owners = names.filter((name) => !without.has(name))
  const leftOut = new Set(membersOfAll([...without]).map(({ name }) => name))
  for (const name of owners.flatMap((owner) => internal[owner] ?? [])) leftOut.add(name)
  const declared = merge(membersOfAll(owners)).filter(({ name }) => !leftOut.has(name))
  const named = nameDestructured(declared, members)
  const listed = new Map(members.map((member) => [declaredName(member.name), member]))
  const owner = owners.join(' & ')
  return [
    ...named
      .filter(({ name, mayBeLeftOut }) => !listed.has(name) && !mayBeLeftOut)
      .map(({ name }) => `\`${name}\` of \`${owner}\` is missing.`),
    ...[...listed.keys()]
      .filter((name) => !named.some((member) => member.name === name))
      .map((name) => `\`${owner}\` has no \`${name}\`.`),
    ...named.flatMap((member) => {
      const written = listed.get(member.name)
      return written ? compareMember(written, member) : []
    }),
  ]
}

function compareMember(written: Member, declared: DeclaredMember): string[] {
  const { name, isOptional, isRest, isDeprecated } = declared
  const need = isRest ? 'any number' : isOptional ? 'optional' : 'required'
  return [
    ...(written.need === null || written.need === need
      ? []
      : [`\`${name}\` is ${need}, the page says ${written.need}.`]),
    ...(written.isDeprecated === isDeprecated
      ? []
      : [`\`${name}\` is ${isDeprecated ? '' : 'not '}deprecated, the page says otherwise.`]),
  ]
}

/** A member is required if one of several types requires it. */
function merge(members: DeclaredMember[]): DeclaredMember[] {
  const all = new Map<string, DeclaredMember>()
  for (const member of members) {
    const known = all.get(member.name)
    all.set(member.name, known && !known.isOptional ? known : member)
  }
  return [...all.values()]
}

/** A destructured parameter has no name, so the page can choose one. */
function nameDestructured(declared: DeclaredMember[], members: Member[]): DeclaredMember[] {
  return declared.map((member, index) => {
    const written = members[index]
    return /^__\d+$/.test(member.name) && written
      ? { ...member, name: declaredName(written.name) }
      : member
  })
}
