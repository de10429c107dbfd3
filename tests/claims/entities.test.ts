/** What pages say of entity adapters. */
import { createEntityAdapter, freeze } from '@reduxjs/toolkit'
import { expect, vi } from 'vitest'
import { claims } from '../support/claims.ts'

interface Bird {
  id: string
  rank: number
}
const adapter = createEntityAdapter<Bird>({ sortComparer: (a, b) => a.rank - b.rank })
const wren: Bird = { id: 'wren', rank: 1 }
const owl: Bird = { id: 'owl', rank: 2 }
const state = adapter.setAll(adapter.getInitialState(), [owl, wren])

claims('tutorials/essentials/part-6-performance-normalization#select-ids', {
  'updating an item leaves ids as they are': () => {
    const next = adapter.updateOne(state, { id: 'owl', changes: { rank: 3 } })
    expect(next.ids).toBe(state.ids)
  },
  'an update that moves an item replaces ids': () => {
    const next = adapter.updateOne(state, { id: 'owl', changes: { rank: 0 } })
    expect(next.ids).toEqual(['owl', 'wren'])
  },
  'adding and removing replace ids': () => {
    expect(adapter.addOne(state, { id: 'kite', rank: 5 }).ids).not.toBe(state.ids)
    expect(adapter.removeOne(state, 'owl').ids).not.toBe(state.ids)
  },
  'setAll replaces ids, even with the same items': () => {
    const next = adapter.setAll(state, [wren, owl])
    expect(next.ids).toEqual(state.ids)
    expect(next.ids).not.toBe(state.ids)
  },
})

claims('tutorials/essentials/part-6-performance-normalization#entity-adapter', {
  'items are sorted by sortComparer': () => {
    expect(state.ids).toEqual(['wren', 'owl'])
  },
  'addOne leaves an item with the same id as it is': () => {
    expect(adapter.addOne(state, { id: 'owl', rank: 9 }).entities.owl).toBe(owl)
  },
})

claims('usage/structuring-reducers/normalizing-state-shape#table-rules', {
  'changing or removing an id that is not there changes nothing': () => {
    expect(adapter.updateOne(state, { id: 'kite', changes: { rank: 1 } })).toBe(state)
    expect(adapter.removeOne(state, 'kite')).toBe(state)
  },
  'setOne replaces an item, upsertOne merges into it': () => {
    const named = createEntityAdapter<{ id: string; rank?: number; name?: string }>()
    const before = named.addOne(named.getInitialState(), { id: 'owl', rank: 1 })
    expect(named.setOne(before, { id: 'owl', name: 'Owl' }).entities.owl).toEqual({
      id: 'owl',
      name: 'Owl',
    })
    expect(named.upsertOne(before, { id: 'owl', name: 'Owl' }).entities.owl).toEqual({
      id: 'owl',
      rank: 1,
      name: 'Owl',
    })
  },
})

interface Counted {
  id: number | string
  n?: number | undefined
}
const plain = createEntityAdapter<Counted>()
const sorted = createEntityAdapter<Counted>({ sortComparer: (a, b) => (a.n ?? 0) - (b.n ?? 0) })
const items: Counted[] = [
  { id: 1, n: 1 },
  { id: 2, n: 2 },
]

claims('redux-toolkit/api/createentityadapter#pitfalls', {
  'without sortComparer, equal values replace the item; with it, they do not': () => {
    const start = plain.setAll(plain.getInitialState(), items)
    const same = plain.updateOne(start, { id: 1, changes: { n: 1 } })
    expect(same.entities[1]).toEqual(start.entities[1])
    expect(same.entities[1]).not.toBe(start.entities[1])
    expect(plain.upsertOne(start, { id: 1, n: 1 }).entities[1]).not.toBe(start.entities[1])
  },
  'upsertOne does not merge 1 and "1": plain ignores the item, sorted has the id twice': () => {
    const text: Counted = { id: '1', n: 9 }
    const start = plain.setAll(plain.getInitialState(), items)
    expect(plain.getSelectors().selectById(start, '1')?.n).toBe(1)
    expect(plain.upsertOne(start, text).ids).toEqual([1, 2])
    const ordered = sorted.setAll(sorted.getInitialState(), items)
    expect(sorted.upsertOne(ordered, text).ids).toHaveLength(3)
  },
  'without sortComparer, a renamed item keeps its place': () => {
    const start = plain.setAll(plain.getInitialState(), [{ id: 3 }, ...items])
    expect(plain.updateOne(start, { id: 3, changes: { id: 9 } }).ids).toEqual([9, 1, 2])
  },
  'whole numbers come first among the keys of an object, other numbers do not': () => {
    expect(Object.keys({ b: 1, '1.5': 1, '-1': 1, '10': 1, '2': 1, '007': 1 })).toEqual([
      '2',
      '10',
      'b',
      '1.5',
      '-1',
      '007',
    ])
  },
  'with sortComparer, setOne of the stored object returns a new state': () => {
    const start = sorted.setAll(sorted.getInitialState(), items)
    expect(sorted.setOne(start, start.entities[1] as Counted)).not.toBe(start)
    expect(sorted.setMany(start, [start.entities[1] as Counted])).not.toBe(start)
    const unsorted = plain.setAll(plain.getInitialState(), items)
    expect(plain.setOne(unsorted, unsorted.entities[1] as Counted)).toBe(unsorted)
  },
  'upsertOne with an id of another type changes nothing, or lists the item twice': () => {
    const other = { id: '2', n: 9 }
    const start = plain.setAll(plain.getInitialState(), items)
    expect(plain.upsertOne(start, other)).toEqual(start)
    expect(sorted.upsertOne(sorted.setAll(sorted.getInitialState(), items), other).ids).toEqual([
      1,
      2,
      '2',
    ])
  },
  'with sortComparer, duplicates of a new item that are frozen throw': () => {
    const copies: Counted[] = [
      { id: 3, n: 1 },
      { id: 3, n: 2 },
    ]
    const add = () => sorted.upsertMany(sorted.getInitialState(), copies)
    expect(add().entities[3]).toEqual({ id: 3, n: 2 })
    freeze(copies, true)
    expect(add).toThrow('Cannot assign to read only property')
    expect(plain.upsertMany(plain.getInitialState(), copies).ids).toEqual([3])
  },
})

claims('redux-toolkit/api/createentityadapter#remove-where', {
  'undefined matches items without the field': () => {
    const start = plain.setAll(plain.getInitialState(), [{ id: 1 }, { id: 2, n: 3 }])
    expect(plain.removeMany(start, { where: { n: undefined } }).ids).toEqual([2])
  },
})

claims('redux-toolkit/api/createentityadapter#warnings', {
  'with sortComparer, the set functions do not warn of an item without an id': () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const without = { n: 1 } as Counted
    sorted.setAll(sorted.getInitialState(), [without])
    sorted.setOne(sorted.getInitialState(), without)
    expect(warn).not.toHaveBeenCalled()
    plain.setOne(plain.getInitialState(), without)
    sorted.addOne(sorted.getInitialState(), without)
    expect(warn).toHaveBeenCalledTimes(2)
  },
})
