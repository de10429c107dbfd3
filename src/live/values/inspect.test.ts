import { format as nodeFormat, inspect as nodeInspect } from 'node:util'
import { expect, test } from 'vitest'
import { format } from './format.ts'
import { inspect } from './inspect.ts'

class Point {
  x = 1
}
class Pixel extends Point {}

const onOneLine = { breakLength: Number.POSITIVE_INFINITY, depth: 10, compact: true as const }

test.each([
  [undefined],
  [null],
  [-0],
  [12n],
  ["it's"],
  ['it\'s "so"'],
  ['two\nlines'],
  [Symbol('id')],
  [[]],
  [[1, 'a', [2, { b: null }]]],
  [Array.from({ length: 120 }, (_, index) => index)],
  [{ 'a-b': 1, c: undefined, [Symbol('d')]: 2 }],
  [Object.create(null)],
  [new Point()],
  [new Pixel()],
  [new Map([['a', { b: 1 }]])],
  [new Set([1, 2])],
  [new Date(0)],
  [/a+/g],
  [new Uint8Array([1, 2])],
  [function add() {}],
  [() => {}],
  [async function load() {}],
  [Point],
  [Pixel],
  [Object.defineProperty({}, 'now', { get: () => 1, enumerable: true })],
  [{ deep: { deep: { deep: { deep: { deep: [{}] } } } } }],
])('A value is shown as in Node: %o', (value) => {
  expect(inspect(value)).toBe(nodeInspect(value, { ...onOneLine, maxArrayLength: 100 }))
})

test('A function is shown with what it has besides', () => {
  expect(inspect(Object.assign(() => {}, { type: 'a' }))).toBe(
    "[Function (anonymous)] { type: 'a' }",
  )
})

test('An error is shown by name and message, with what else it has', () => {
  expect(inspect(new TypeError('No'))).toBe('TypeError: No')
  expect(inspect({ error: new Error('No') })).toBe('{ error: [Error: No] }')
  expect(inspect(Object.assign(new Error('No'), { code: 1 }))).toBe('Error: No { code: 1 }')
})

test('A circle, a proxy that throws and a value without end are shown all the same', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(inspect(circle)).toBe('{ self: [Circular *1] }')
  const proxy = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('No')
      },
    },
  )
  expect(inspect(proxy)).toBe('[Thrown while shown: No]')
  expect(inspect('a'.repeat(20_000)).length).toBeLessThan(20_003)
  expect(inspect(['a'.repeat(20_000)]).length).toBe(10_001)
})

test.each([
  [['a', 1, { b: 'c' }]],
  [['%s is %d', 'a', 1, 'more']],
  [['%o%%', [1]]],
  [['%j %i %f', { a: 1 }, '12.5px', '1.5']],
  [['100%']],
  [['%s']],
  [[{ a: 1 }, 'b']],
])('A line is printed as in Node: %j', (values) => {
  const [first] = values
  if (String(first).includes('%o')) expect(format(values)).toBe('[ 1 ]%')
  else expect(format(values)).toBe(nodeFormat(...values))
})
