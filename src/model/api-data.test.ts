import { expect, test } from 'vitest'
import { type ApiData, memberSince } from './api-data.ts'

const kites: ApiData[string] = {
  folder: 'kites/',
  label: 'Kites',
  first: '1.0',
  releases: { link: '/news#kites-', first: '2.0' },
  exports: { fly: { kind: 'function', since: '2.10' } },
  members: { FlyOptions: { wind: '2.0', gust: '1.9', rope: '1.0' } },
}

const options = { of: ['FlyOptions'], from: null }
const sinceOf = (name: string, list = options, pageId = 'kites/fly') =>
  memberSince(name, list, pageId, { kites })

test('a version leads to what it changed, where that is told', () => {
  expect(sinceOf('wind')).toEqual({ text: 'since 2.0', href: '/news#kites-2-0' })
  expect(sinceOf('fly()', { of: ['exports'], from: null })?.href).toBe('/news#kites-2-10')
  expect(sinceOf('gust')).toEqual({ text: 'since 1.9', href: null })
})

test('what is as old as the module has no version, and another module is named', () => {
  expect(sinceOf('rope')).toBeNull()
  const elsewhere = memberSince('wind', { of: ['FlyOptions'], from: 'kites' }, 'other', { kites })
  expect(elsewhere?.text).toBe('since Kites 2.0')
})
