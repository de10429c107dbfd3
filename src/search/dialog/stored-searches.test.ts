import { beforeEach, expect, it } from 'vitest'
import { mutantsOf } from '../../../tests/support/mutants.ts'
import { type Hit, unmarked } from '../engine.ts'
import { addRecent, openStoredSearches, removeFrom, saveAsFavorite } from './stored-searches.ts'

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs'
const favoritesKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs'

const hit = (number: number, parts: Partial<Hit> = {}): Hit => ({
  id: `/${number}`,
  url: `/${number}`,
  kind: 'page',
  isExternal: false,
  group: 'API',
  trail: [{ text: `Page ${number}`, marks: [[0, 4]] }],
  excerpt: unmarked('Text'),
  ...parts,
})

const keys = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? '[]').map(({ id }: { id: string }) => id)

beforeEach(() => localStorage.clear())

it('Q12 keeps the seven newest, each once, without marks', () => {
  const stored = openStoredSearches('docs', false)
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) addRecent(stored, hit(number))
  expect(keys(recentKey)).toEqual(['/3', '/9', '/8', '/7', '/6', '/5', '/4'])
  expect(stored.recent.get()[0]).toEqual({
    id: '/3',
    url: '/3',
    kind: 'page',
    isExternal: false,
    trail: ['Page 3'],
  })
})

it('Q12 keeps four beside favorites', () => {
  const stored = openStoredSearches('docs', false)
  for (const number of [1, 2, 3, 4, 5, 6]) addRecent(stored, hit(number))
  const [newest] = stored.recent.get()
  if (newest) saveAsFavorite(stored, newest)
  expect(keys(favoritesKey)).toEqual(['/6'])
  expect(keys(recentKey)).toEqual(['/5', '/4', '/3', '/2'])
  addRecent(stored, hit(6))
  expect(keys(recentKey)).toEqual(['/5', '/4', '/3', '/2'])
})

it('Q12 a text is stored as its page', () => {
  const stored = openStoredSearches('docs', false)
  const trail = [unmarked('Store'), unmarked('Read')]
  addRecent(stored, hit(1, { id: '/store#read', url: '/store#read', kind: 'text', trail }))
  expect(stored.recent.get()).toMatchObject([{ url: '/store', kind: 'page', trail: ['Store'] }])
})

it('Q13 an entry can be removed', () => {
  const stored = openStoredSearches('docs', false)
  addRecent(stored, hit(1))
  const [entry] = stored.recent.get()
  if (entry) removeFrom(stored.recent, entry)
  expect(keys(recentKey)).toEqual([])
})

const storedAs = (parts: object) =>
  JSON.stringify([{ id: 'a', url: '/a', kind: 'page', isExternal: false, trail: ['A'], ...parts }])

it.each([
  ...['{', '"text"', '[1]', '[{"id":"a","url":"javascript:alert(1)","trail":[]}]', 'null'],
  ...[
    '//evil.test',
    '/\\evil.test',
    '\\evil.test',
    '/\t/evil.test',
    'https://evil.test/',
    'data:,x',
    '',
  ].map((url) => storedAs({ url })),
  storedAs({ url: 'https://evil.test/', isExternal: true }),
  storedAs({ kind: 'constructor' }),
  storedAs({ trail: ['x'.repeat(501)] }),
  storedAs({ trail: Array(21).fill('x') }),
])('Q14 stored %s counts as empty and is removed', (text) => {
  localStorage.setItem(recentKey, text)
  expect(openStoredSearches('docs', false).recent.get()).toEqual([])
  expect(localStorage.getItem(recentKey)).toBeNull()
})

it('Q14 stored lists are no longer than those that are written, and have each hit once', () => {
  const many = Array.from({ length: 5000 }, (_, index) => {
    const url = `/${index >> 1}`
    return { id: url, url, kind: 'page', isExternal: false, trail: ['A'] }
  })
  localStorage.setItem(recentKey, JSON.stringify(many))
  localStorage.setItem(favoritesKey, JSON.stringify(many))
  const { recent, favorites } = openStoredSearches('docs', false)
  expect(recent.get().map(({ id }) => id)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5', '/6'])
  expect(favorites.get()).toHaveLength(10)
})

it('Q14 a result of another site is stored where the index has such', () => {
  const external = { id: 'x', url: 'https://other.test/a', isExternal: true }
  addRecent(openStoredSearches('hosted', true), hit(1, external))
  expect(openStoredSearches('hosted', true).recent.get()).toMatchObject([external])
})

it('Q14 X6 whatever else stands in storage is a list of hits, or none', () => {
  addRecent(openStoredSearches('docs', false), hit(1))
  const mutants = mutantsOf(JSON.parse(localStorage.getItem(recentKey) ?? ''))
  expect(mutants.length).toBeGreaterThan(100)
  for (const mutant of mutants) {
    localStorage.setItem(recentKey, JSON.stringify(mutant))
    localStorage.setItem(favoritesKey, JSON.stringify(mutant))
    const stored = openStoredSearches('docs', false)
    for (const { id, url, trail } of stored.recent.get()) {
      expect([id, url, ...trail].every((text) => typeof text === 'string')).toBe(true)
    }
    addRecent(stored, hit(2))
    expect(keys(recentKey)[0], JSON.stringify(mutant)).toBe('/2')
  }
})
