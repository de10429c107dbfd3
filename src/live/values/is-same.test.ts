import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import * as module from './is-same.ts'

const { isSame } = module

class Point {
  x: number
  constructor(x: number) {
    this.x = x
  }
}
const circle = () => {
  const value: { self?: unknown } = {}
  value.self = value
  return value
}
const values: (() => unknown)[] = [
  () => undefined,
  () => null,
  () => 0,
  () => -0,
  () => Number.NaN,
  () => 1n,
  () => 'a',
  () => [],
  () => {
    const list: unknown[] = []
    list[1] = undefined
    return list
  },
  () => [undefined, undefined],
  () => [1, [2]],
  () => ({}),
  () => ({ a: 1, b: { c: [1] } }),
  () => ({ b: { c: [1] }, a: 1 }),
  () => ({ a: 1, b: undefined }),
  () => Object.create(null),
  () => new Point(1),
  () => new Point(2),
  () => new Date(0),
  () => new Date(1),
  () => /a/g,
  () => /a/,
  () => new Map([[{ a: 1 }, 2]]),
  () => new Map([[{ a: 2 }, 2]]),
  () => new Set([1, { a: 1 }]),
  () => new Set([{ a: 1 }, 1]),
  () => new Error('a'),
  () => new TypeError('a'),
  () => new Error('b'),
  () => new Uint8Array([1, 2]),
  () => new Uint8Array([1, 3]),
  () => new Uint8Array([1, 2]).buffer,
  () => circle(),
  () => ({ [Symbol.for('a')]: 1 }),
  () => () => 1,
  () => Promise.resolve(1),
]

test('Two values are the same where Node says so', () => {
  for (const left of values) {
    for (const right of values) {
      const [a, b] = [left(), right()]
      expect(isSame(a, b), `${left} ${right}`).toBe(isDeepStrictEqual(a, b))
    }
  }
})

test('The namespace of a module is stated as an object', () => {
  expect(isSame(module, { ...module })).toBe(true)
  expect(isSame(module, {})).toBe(false)
})
