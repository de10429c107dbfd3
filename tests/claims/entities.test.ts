/** What pages say of entity adapters. */
import { createEntityAdapter } from '@reduxjs/toolkit'
import { expect } from 'vitest'
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
