import { expect, test } from 'vitest'
import { hasText } from './compare.ts'

test.each([
  ['a b', 'a b', true],
  ['a  b', '"a b"', false],
  ['[ 1, 2 ]', '[1,2]', false],
  ['{ a: "x" }', "{a: 'x'}", true],
  ['a b c', 'a…c', true],
  ['a b c', 'a …', true],
  ['a b c', '… c', true],
  ['a b c', '…', true],
  ['', '…', true],
  ['a b c', 'a…b…', true],
  ['a b c', 'a…c…b', false],
  ['ab', 'ab…b', false],
  ['abab', '…ab', true],
  ['a.c', 'a…b…c', false],
  ['abc', 'a.c', false],
])('%j is printed as %j says: %s', (received, expected, isSame) => {
  expect(hasText(received, expected)).toBe(isSame)
})

test('text that says nothing new for long is compared to its end', () => {
  // A pattern with a gap for each `…` would try all combinations of positions.
  expect(hasText('ab'.repeat(100_000), `${'a…'.repeat(50)}c`)).toBe(false)
})
