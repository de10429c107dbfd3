import { expect, test } from 'vitest'
import { loadEngine } from './highlight-engine.ts'

test('the same list of expressions is one scanner, which still finds when one of its users is done with it', async () => {
  const { createScanner, createString } = await loadEngine()
  const one = createScanner(['b+', 'a'])
  const other = createScanner(['b+', 'a'])
  expect(other).toBe(one)
  expect(createScanner(['b+a'])).not.toBe(one)

  one.dispose?.()
  const match = other.findNextMatchSync(createString('xbba'), 0, 0)
  expect(match).toMatchObject({ index: 0, captureIndices: [{ start: 1, end: 3 }] })
})
