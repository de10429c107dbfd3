import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { packIndex, titleOptions, unpackIndex } from './index-data.ts'

it('an index that was packed, written and unpacked is the same', () => {
  const index = new MiniSearch(titleOptions)
  index.addAll([
    // Without any word, so it's left out.
    { id: 0 },
    { id: 1, title: 'Actions', heading: 'Types of actions, and types of payloads' },
    { id: 2, heading: 'Actions', trail: 'Reducers' },
    { id: 3, description: 'Actions actions actions', keywords: '12' },
  ])
  const packed = JSON.parse(JSON.stringify(packIndex(index)))
  const unpacked = unpackIndex(packed, titleOptions)
  for (const query of ['actions', 'types', '12', 'reducers', 'nothing']) {
    expect(unpacked.search(query)).toEqual(index.search(query))
  }
})
