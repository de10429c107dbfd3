import type { PackageTypes } from '../package-types/read-types.ts'
import { checkDefault } from './check-default.ts'
import type { Packages } from './packages.ts'
import { proofs } from './proofs.ts'

/** A default that the comments of a package state wrongly. */
export type WrongComment = { owner: string; name: string; stated: string; reason: string }

/** Comments of functions that state the default of a parameter in a sentence. The group has to be a name in its proof. */
const inWords = [
  {
    owner: 'autoBatchEnhancer()',
    name: 'options',
    pattern: /By default, it will queue a notification (?:for|via|using) (.+?)\.(?:\s|$)/,
  },
]

/**
 * Compares the defaults that the comments of declarations state with what the package does. Only defaults that can be
 * observed are compared, because those that were read in the package's source are its own words.
 */
export async function wrongComments(
  module: string,
  types: Pick<PackageTypes, 'membersOf' | 'commentOf'>,
  packages: Packages,
): Promise<WrongComment[]> {
  const wrong: WrongComment[] = []
  for (const [owners, byName] of Object.entries(proofs)) {
    const members = owners
      .split(' ')
      .filter((owner) => owner !== '' && !owner.startsWith('-'))
      .flatMap((owner) => types.membersOf(owner, module) ?? [])
    for (const { name, statedDefault } of members) {
      const proof = byName[name]
      if (statedDefault === null || !proof || 'source' in proof) continue
      const reason = await checkDefault(name, statedDefault, proof, packages)
      if (reason) wrong.push({ owner: owners, name, stated: statedDefault, reason })
    }
  }
  const stated = inWords.flatMap(({ owner, name, pattern }) => {
    const words = pattern.exec(types.commentOf(owner.replace('()', ''), module))?.[1]
    return words ? [{ owner, name, stated: words }] : []
  })
  for (const { owner, name, stated: words } of stated) {
    const proof = proofs[owner]?.[name]
    const reason = proof && (await checkDefault(name, words, proof, packages))
    if (reason) wrong.push({ owner, name, stated: words, reason })
  }
  return wrong
}
