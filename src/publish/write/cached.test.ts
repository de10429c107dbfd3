import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { cached } from './cached.ts'

const name = 'cached-test'
let run: string
// Other tests have left their results under the name.
beforeEach(() => {
  run = randomUUID()
})

test('a result is made once for the same inputs, and comes back as it was', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['a.json', '{}'],
    ['b.zip', new Uint8Array([1, 2])],
  ])
  const make = vi.fn(async () => files)
  await cached(name, [run, 'one'], make)
  expect(await cached(name, [run, 'one'], make)).toEqual(files)
  expect(make).toHaveBeenCalledTimes(1)
})

test('other inputs give another result', async () => {
  expect(await cached(name, [run, 'one'], async () => 1)).toBe(1)
  expect(await cached(name, [run, 'two'], async () => 2)).toBe(2)
  expect(await cached(name, [run, 'one'], async () => 3)).toBe(3)
})
