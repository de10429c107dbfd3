import { expect, test } from 'vitest'
import type { DeclaredMember } from '../../proofs/package-types/read-types.ts'
import { compareSurfaces } from './compare-surfaces.ts'
import type { Surface } from './package-surface.ts'

const surface = (changed: Partial<Surface>): Surface => ({
  exports: {},
  members: {},
  messages: [],
  ...changed,
})

const declared = (name: string, isDeprecated = false) => ({
  [name]: { name, kind: 'function' as const, isDeprecated, origin: 'kites' },
})

const member = (changed: Partial<DeclaredMember>): DeclaredMember => ({
  name: 'wind',
  isOptional: true,
  isRest: false,
  isDeprecated: false,
  mayBeLeftOut: false,
  type: 'number',
  statedDefault: null,
  ...changed,
})

const options = (changed: Partial<DeclaredMember>) =>
  surface({ members: { FlyOptions: { wind: member(changed) } } })

test('tells exports that are new, gone or newly deprecated', () => {
  const before = surface({ exports: { ...declared('fly'), ...declared('sink') } })
  const after = surface({ exports: { ...declared('fly', true), ...declared('tie') } })
  expect(compareSurfaces(before, after)).toEqual([
    { of: 'export', how: 'deprecated', name: 'fly' },
    { of: 'export', how: 'removed', name: 'sink' },
    { of: 'export', how: 'new', name: 'tie', after: 'function' },
  ])
})

test.each([
  [{ type: 'number | string' }, 'type', 'number', 'number | string'],
  [{ statedDefault: '60' }, 'default', 'not stated', '60'],
  [{ isOptional: false }, 'required', undefined, undefined],
  [{ isDeprecated: true }, 'deprecated', undefined, undefined],
])('tells an option that changed: %j', (changed, how, before, after) => {
  const [change] = compareSurfaces(options({}), options(changed))
  expect(change).toMatchObject({ of: 'member', how, owner: 'FlyOptions', name: 'wind' })
  expect([change?.before, change?.after]).toEqual([before, after])
})

test('tells members that are new or gone, not those of types that are new themselves', () => {
  const before = surface({ members: { FlyOptions: { gust: member({ name: 'gust' }) } } })
  const after = surface({
    members: { FlyOptions: { wind: member({}) }, New: { tail: member({ name: 'tail' }) } },
  })
  expect(compareSurfaces(before, after).map(({ how, name }) => `${how} ${name}`)).toEqual([
    'removed gust',
    'new wind',
  ])
})

test('tells messages that are new or gone', () => {
  const changes = compareSurfaces(
    surface({ messages: ['The kite is lost'] }),
    surface({ messages: ['The kite … is lost'] }),
  )
  expect(changes.map(({ how, name }) => `${how} ${name}`)).toEqual([
    'new The kite … is lost',
    'removed The kite is lost',
  ])
})

test('has nothing to tell about the same version', () => {
  expect(compareSurfaces(options({}), options({}))).toEqual([])
})
