import { expect, test } from 'vitest'
import { toBytes } from './to-bytes.ts'

test('the bytes are those of the whole text, however it is cut', () => {
  const pieces = Array.from({ length: 300_000 }, (_, index) => `“${index}” → `)
  expect(toBytes(pieces).equals(Buffer.from(pieces.join('')))).toBe(true)
  expect(toBytes([])).toHaveLength(0)
})
