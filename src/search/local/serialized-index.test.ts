import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { type WordDocument, wordOptions } from './index-data.ts'
import { createSerializedIndex } from './serialized-index.ts'

const documents: WordDocument[] = [
  { id: 0, text: 'A store holds state. The store is one.', code: 'createStore getState' },
  { id: 1, text: 'createStore makes a "store"' },
  { id: 2 },
  { id: 3, code: 'store.dispatch' },
  { id: 4, text: '', code: 'constructor __proto__' },
]

type Serialized = { index: [term: string, fields: object][] }

const inOrder = (json: string): Serialized => {
  const serialized: Serialized = JSON.parse(json)
  serialized.index.sort(([a], [b]) => (a < b ? -1 : 1))
  return serialized
}

test('What is written is what MiniSearch would write, but for the order of terms', () => {
  const theirs = new MiniSearch(wordOptions)
  const ours = createSerializedIndex(wordOptions)
  for (const document of documents) {
    theirs.add(document)
    ours.add(document)
  }
  expect(inOrder([...ours.toJson()].join(''))).toEqual(inOrder(JSON.stringify(theirs)))
  expect(ours.termCount()).toBe(theirs.termCount)
})

test('MiniSearch finds in it what it would find in its own', () => {
  const theirs = new MiniSearch(wordOptions)
  theirs.addAll(documents)
  const ours = createSerializedIndex(wordOptions)
  for (const document of documents) ours.add(document)
  const loaded = MiniSearch.loadJSON([...ours.toJson()].join(''), wordOptions)
  for (const query of ['store', 'createstore', 'sta', 'constructor']) {
    expect(loaded.search(query, { prefix: true })).toEqual(theirs.search(query, { prefix: true }))
  }
})

test('A word of very many documents is written whole', () => {
  const index = createSerializedIndex(wordOptions)
  const ids = Array.from({ length: 3000 }, (_, id) => id)
  for (const id of ids) index.add({ id, text: 'store', code: 'store store' })
  const { index: terms } = inOrder([...index.toJson()].join(''))
  const inAll = (count: number) => Object.fromEntries(ids.map((id) => [id, count]))
  expect(terms).toEqual([['store', { 0: inAll(2), 1: inAll(1) }]])
})
