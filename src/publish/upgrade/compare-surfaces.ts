import type { Surface } from './package-surface.ts'

/** A difference between two versions of a package that people who use it can see. */
export type Change = {
  of: 'export' | 'member' | 'message'
  how: 'new' | 'removed' | 'deprecated' | 'required' | 'optional' | 'type' | 'default'
  name: string
  /** What a member belongs to. */
  owner?: string
  /** What changed, as it was and as it is. */
  before?: string
  after?: string
}

/** What is different in a newer version of a package, in the order of the names. */
export function compareSurfaces(before: Surface, after: Surface): Change[] {
  return [
    ...compare(before.exports, after.exports).flatMap(([name, old, now]): Change[] => {
      if (!old) return [{ of: 'export', how: 'new', name, after: now?.kind ?? '' }]
      if (!now) return [{ of: 'export', how: 'removed', name }]
      return now.isDeprecated && !old.isDeprecated
        ? [{ of: 'export', how: 'deprecated', name }]
        : []
    }),
    ...compare(before.members, after.members).flatMap(([owner, old, now]) =>
      // A type that is new or gone is told as an export.
      old && now ? compareMembers(owner, old, now) : [],
    ),
    ...texts(before.messages, after.messages),
  ]
}

function compareMembers(
  owner: string,
  before: Surface['members'][string],
  after: Surface['members'][string],
): Change[] {
  return compare(before, after).flatMap(([name, old, now]) => {
    const change = (
      how: Change['how'],
      values: Pick<Change, 'before' | 'after'> = {},
    ): Change[] => [{ of: 'member', how, name, owner, ...values }]
    // The name of a destructured parameter only counts them.
    if (name.startsWith('__')) return []
    if (!old) return change('new', now?.type ? { after: now.type } : {})
    if (!now) return change('removed')
    return [
      ...(now.isDeprecated && !old.isDeprecated ? change('deprecated') : []),
      ...(now.isOptional !== old.isOptional
        ? change(now.isOptional ? 'optional' : 'required')
        : []),
      ...(now.type !== old.type ? change('type', { before: old.type, after: now.type }) : []),
      ...(now.statedDefault !== old.statedDefault
        ? change('default', {
            before: old.statedDefault ?? 'not stated',
            after: now.statedDefault ?? 'not stated',
          })
        : []),
    ]
  })
}

const texts = (before: string[], after: string[]): Change[] => [
  ...after
    .filter((text) => !before.includes(text))
    .map((name): Change => ({ of: 'message', how: 'new', name })),
  ...before
    .filter((text) => !after.includes(text))
    .map((name): Change => ({ of: 'message', how: 'removed', name })),
]

function compare<Value>(
  before: { [name: string]: Value },
  after: { [name: string]: Value },
): [name: string, before: Value | undefined, after: Value | undefined][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].sort().map((name) => [name, before[name], after[name]])
}
