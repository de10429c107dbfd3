import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('a text stays the same, in far fewer pieces', () => {
  const pieces = Array.from({ length: 300_000 }, (_, index) => `“${index}” → `)
  const batches = [...inBatches(pieces)]
  expect(batches.join('')).toBe(pieces.join(''))
  expect(batches).toHaveLength(49)
})

test('a text without pieces is empty', () => {
  expect([...inBatches([])].join('')).toBe('')
})
