import { expect, test } from 'vitest'
import { isTooDeep } from './syntax.ts'

test.each([
  ['brackets', '['.repeat(1_500)],
  ['arrows', '() => '.repeat(1_500)],
  ['members', `a${'.b'.repeat(1_500)}`],
  ['assignments', `${'a =\n'.repeat(1_500)} b`],
  ['powers', `${'a ** '.repeat(1_500)} b`],
])('Code of %s without end is too deep', (_what, code) => {
  expect(isTooDeep(code)).toBe(true)
})

test('Long code is not too deep', () => {
  expect(isTooDeep("store.state.list = add({ a: b.c.d, e: [1] }, 'x.y')\n".repeat(1_500))).toBe(
    false,
  )
})
