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
  const stored = openStoredSearches('docs')
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) addRecent(stored, hit(number))
  expect(keys(recentKey)).toEqual(['/3', '/9', '/8', '/7', '/6', '/5', '/4'])
  expect(stored.recent.get()[0]).toEqual({
    id: '/3',
    url: '/3',
    trail: ['Page 3'],
  })
})

it('Q12 keeps four beside favorites', () => {
  const stored = openStoredSearches('docs')
  for (const number of [1, 2, 3, 4, 5, 6]) addRecent(stored, hit(number))
  const [newest] = stored.recent.get()
  if (newest) saveAsFavorite(stored, newest)
  expect(keys(favoritesKey)).toEqual(['/6'])
  expect(keys(recentKey)).toEqual(['/5', '/4', '/3', '/2'])
  addRecent(stored, hit(6))
  expect(keys(recentKey)).toEqual(['/5', '/4', '/3', '/2'])
})

it('Q12 a text is stored as its page', () => {
  const stored = openStoredSearches('docs')
  const trail = [unmarked('Store'), unmarked('Read')]
  addRecent(stored, hit(1, { id: '/store#read', url: '/store#read', kind: 'text', trail }))
  expect(stored.recent.get()).toMatchObject([{ url: '/store', trail: ['Store'] }])
})

it('Q13 an entry can be removed', () => {
  const stored = openStoredSearches('docs')
  addRecent(stored, hit(1))
  const [entry] = stored.recent.get()
  if (entry) removeFrom(stored.recent, entry)
  expect(keys(recentKey)).toEqual([])
})

it.each([
  ...['{', '"text"', '[1]', '[{"id":"a","url":"/a"}]', 'null'],
  '[{"id":"a","url":"/a","trail":[1]}]',
])('Q14 stored %s counts as empty and is removed', (text) => {
  localStorage.setItem(recentKey, text)
  expect(openStoredSearches('docs').recent.get()).toEqual([])
  expect(localStorage.getItem(recentKey)).toBeNull()
})

it('Q14 X6 whatever else stands in storage is a list of hits, or none', () => {
  addRecent(openStoredSearches('docs'), hit(1))
  const mutants = mutantsOf(JSON.parse(localStorage.getItem(recentKey) ?? ''))
  expect(mutants.length).toBeGreaterThan(50)
  for (const mutant of mutants) {
    localStorage.setItem(recentKey, JSON.stringify(mutant))
    localStorage.setItem(favoritesKey, JSON.stringify(mutant))
    const stored = openStoredSearches('docs')
    for (const { id, url, trail } of stored.recent.get()) {
      expect([id, url, ...trail].every((text) => typeof text === 'string')).toBe(true)
    }
    addRecent(stored, hit(2))
    expect(keys(recentKey)[0], JSON.stringify(mutant)).toBe('/2')
  }
})
