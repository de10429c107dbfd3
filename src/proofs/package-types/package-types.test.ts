import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '../../model/page.ts'
import { cacheDir } from '../../system/project.ts'
import { compareList } from './compare.ts'
import { type PackageTypes, readPackageTypes } from './read-types.ts'

const declarations = `
interface Base { shared: string }
export interface FlyOptions extends Base {
  wind?: number
  /** @deprecated */
  gust?: number
}
type Internal = FlyOptions & { string: 'red' | 'blue' }
export type Either = { kind: 'a'; a: number; never?: never } | { kind: 'b'; b?: number }
export interface Sky { fly(kite: string, options?: FlyOptions): Internal; nested?: { deep: boolean } }
export declare function launch(kite: string): void
export declare function launch(kite: string, options: FlyOptions): void
export declare function tie(...knots: string[]): void
export declare function Ribbon(props: { color: string }): null
export declare const useWind: () => number
export declare class Kite { constructor(name: string) }
export type { Sky as default }
`

let folder: string
let types: PackageTypes

/** A package for tests, in a folder where its declarations are found. */
function unpack(version: string, text: string): string {
  const place = path.join(folder, version)
  const root = path.join(place, 'node_modules/kites')
  mkdirSync(root, { recursive: true })
  writeFileSync(path.join(root, 'package.json'), '{ "name": "kites", "types": "index.d.ts" }')
  writeFileSync(path.join(root, 'index.d.ts'), text)
  return place
}

beforeAll(() => {
  mkdirSync(cacheDir, { recursive: true })
  folder = mkdtempSync(path.join(cacheDir, 'kites-'))
  types = readPackageTypes(unpack('1.1', declarations), ['kites'])
})

afterAll(() => {
  types.close()
  rmSync(folder, { recursive: true })
})

const member = (name: string, need: Member['need'] = null, isDeprecated = false): Member => ({
  id: name,
  name,
  need,
  default: null,
  isDeprecated,
  text: 'Text.',
  line: 1,
})

describe('declarations', () => {
  test('tell what a module exports, and what kind of thing each is', () => {
    const found = types.exportsOf('kites').map(({ name, kind }) => `${name}: ${kind}`)
    expect(found).toEqual([
      'Either: type',
      'FlyOptions: type',
      'Kite: class',
      'Ribbon: component',
      'Sky: type',
      'launch: function',
      'tie: function',
      'useWind: hook',
    ])
  })

  test.each([
    ['FlyOptions', 'wind? gust? shared'],
    ['Internal', 'wind? gust? shared string'],
    ['Either', 'kind a? b?'],
    ['Sky.fly()', 'kite options?'],
    ['Sky.fly().options', 'wind? gust? shared'],
    ['Sky.nested', 'deep'],
    ['launch()', 'kite options?'],
    ['tie()', '...knots'],
    ['Ribbon().props', 'color'],
  ])('tell the members of %s', (of, expected) => {
    const found = types.membersOf(of, 'kites') ?? []
    const written = found.map(
      ({ name, isOptional, isRest }) => `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`,
    )
    expect(written.join(' ')).toBe(expected)
  })

  test('know nothing of other names', () => {
    expect(types.membersOf('Boat', 'kites')).toBeNull()
    expect(types.membersOf('Sky.sail()', 'kites')).toBeNull()
  })
})

describe('a list of members', () => {
  const compare = (of: string, ...members: Member[]) =>
    compareList({ of: of.split(' '), members }, 'kites', types)

  test('has nothing to say when it is right', () => {
    const all = [
      member('wind', 'optional'),
      member('gust', 'optional', true),
      member('shared', 'required'),
    ]
    expect(compare('FlyOptions', ...all)).toEqual([])
    expect(compare('tie()', member('...knots', 'any number'))).toEqual([])
    expect(compare('Internal -FlyOptions', member('string'))).toEqual([])
  })

  test('is told by name what it lacks, has too much, or says wrongly', () => {
    expect(compare('FlyOptions', member('wind', 'required'), member('tail', 'optional'))).toEqual([
      '`gust` of `FlyOptions` is missing.',
      '`shared` of `FlyOptions` is missing.',
      '`FlyOptions` has no `tail`.',
      '`wind` is optional, the page says required.',
    ])
    const all = [
      member('wind', 'optional', true),
      member('gust', 'optional'),
      member('shared', 'required'),
    ]
    expect(compare('FlyOptions', ...all)).toEqual([
      '`wind` is not deprecated, the page says otherwise.',
      '`gust` is deprecated, the page says otherwise.',
    ])
    expect(compare('Boat', member('sail'))).toEqual(['`kites` declares no `Boat`.'])
  })

  test('written for one version fails with the next one by the name of the option', () => {
    const next = declarations.replace('wind?: number', 'wind: number; tail?: string')
    const later = readPackageTypes(unpack('1.2', next), ['kites'])
    const all = [
      member('wind', 'optional'),
      member('gust', 'optional', true),
      member('shared', 'required'),
    ]
    expect(compareList({ of: ['FlyOptions'], members: all }, 'kites', later)).toEqual([
      '`tail` of `FlyOptions` is missing.',
      '`wind` is required, the page says optional.',
    ])
    later.close()
  })
})
