import { expect, it } from 'vitest'
import { editDistance, nearestTerm } from './spelling.ts'

it.each([
  ['store', 'store', 0],
  ['stores', 'store', 1],
  ['stor', 'store', 1],
  ['stare', 'store', 1],
  ['stroe', 'store', 1],
  ['reducer', 'selector', 5],
  ['', 'store', 5],
])('from "%s" to "%s" it takes %i changes', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes)
  expect(editDistance(to, from)).toBe(changes)
})

it('the nearest term is meant, and of two the commoner one', () => {
  expect(nearestTerm('stlye', ['stale', 'stale', 'stale', 'style'])).toBe('style')
  expect(nearestTerm('stae', ['stage', 'state', 'state'])).toBe('state')
  expect(nearestTerm('qqqq', [])).toBeUndefined()
})
