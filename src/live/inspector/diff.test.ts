import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences } from './diff.ts'

const kinds = (before: unknown, after: unknown) =>
  findDifferences(before, after).map(({ path, kind }) => `${kind} ${path}`)

test('Changes are told from the outside in', () => {
  const before = { count: 1, todos: { list: [{ id: 'a', done: false }] }, old: true }
  const after = { count: 2, todos: { list: [{ id: 'a', done: true }] }, fresh: true }
  expect(findDifferences(before, after)).toEqual([
    { path: 'count', kind: 'changed', before: 1, after: 2 },
    { path: 'todos.list[0].done', kind: 'changed', before: false, after: true },
    { path: 'old', kind: 'removed', before: true, after: undefined },
    { path: 'fresh', kind: 'added', before: undefined, after: true },
  ])
})

test('Removing the first of many items is one change', () => {
  const before = Array.from({ length: 10_000 }, (_, id) => ({ id }))
  expect(kinds({ list: before }, { list: before.slice(1) })).toEqual(['removed list[0]'])
  expect(kinds({ list: before.slice(1) }, { list: before })).toEqual(['added list[0]'])
})

test('Items are the same by their id, or by their place', () => {
  const [a, b, c] = [
    { id: 'a', n: 1 },
    { id: 'b', n: 1 },
    { id: 'c', n: 1 },
  ]
  expect(kinds([a, b, c], [a, { ...b, n: 2 }, c])).toEqual(['changed [1].n'])
  expect(kinds([a, b], [b, a])).toEqual(['changed  (order)'])
  expect(kinds([1, 2, 3], [1, 5, 3])).toEqual(['changed [1]'])
  expect(kinds(['x'], ['x', 'y'])).toEqual(['added [1]'])
})

test('What both share is passed over', () => {
  let reads = 0
  const shared = new Proxy(
    {},
    {
      ownKeys() {
        reads += 1
        return []
      },
    },
  )
  expect(kinds({ a: shared, b: 1 }, { a: shared, b: 2 })).toEqual(['changed b'])
  expect(reads).toBe(0)
})

test('There are changes exactly where two values differ', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const isSame = JSON.stringify(before) === JSON.stringify(after)
      if (isSame) expect(findDifferences(before, structuredClone(before))).toEqual([])
      else if (Object.is(before, after) === false) {
        const sorted = (value: unknown): unknown =>
          Array.isArray(value)
            ? value.map(sorted)
            : value && typeof value === 'object'
              ? Object.entries(value)
                  .map(([key, inner]) => [key, sorted(inner)] as const)
                  .sort(([a], [b]) => (a < b ? -1 : 1))
              : value
        const isEqual = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))
        expect(findDifferences(before, after).length > 0).toBe(!isEqual)
      }
    }),
    { seed: 27 },
  )
})
