import { format as nodeFormat, inspect as nodeInspect } from 'node:util'
import { createElement, Fragment, forwardRef, lazy, memo, StrictMode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { inspectAll as inspect } from './describe.ts'
import { format } from './format.ts'

class Point {
  x = 1
}
class Pixel extends Point {}
class Row extends Array<number> {}

function argumentsOf(..._values: number[]): IArguments {
  // biome-ignore lint/complexity/noArguments: a console shows them too
  return arguments
}

const sparse = () => {
  const list: unknown[] = []
  list[1] = 1
  list[4] = 2
  return list
}

const withTwoGetters = {
  get a() {
    return 1
  },
  set a(_value) {},
}

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
])('A value is shown as in Node: %o', (value) => {
  expect(inspect(value)).toBe(nodeInspect(value, { ...onOneLine, maxArrayLength: 100 }))
})

const oddValues: (() => unknown)[] = [
  () => withTwoGetters,
  () => Row.from([1, 2]),
  () => sparse(),
  () => Array(3),
  () => Object.assign([1], { index: 0 }),
  () => Object.create(Map.prototype),
  () => Map.prototype,
  () => Object.create(Date.prototype),
  () => new Date(Number.NaN),
  () => Object(3),
  () => Object(-0),
  () => Object('ab'),
  () => Object(true),
  () => Object(1n),
  () => Object(Symbol('a')),
  () => new WeakMap(),
  () => Math,
  () => new Intl.NumberFormat(),
  () => (function* count() {})(),
  () => '\b\n',
  () => new BigInt64Array(1),
  () => new Uint8Array(120),
  () => new Set(Array(120).keys()),
  () => new Headers({ a: 'b', 'c-d': 'e' }),
  () => new URL('https://example.org/x?a=1#b'),
  () => new URLSearchParams('a=1&b=2'),
  () => new Blob(['abc'], { type: 'text/plain' }),
  () => new File(['abc'], 'a.txt', { lastModified: 1 }),
  () => new AbortController(),
  () => {
    ;[{}]
  },
]

test('Rarer values are shown as in Node, too', () => {
  for (const value of oddValues) {
    expect(inspect(value())).toBe(nodeInspect(value(), { ...onOneLine, maxArrayLength: 100 }))
  }
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

test('A proxy that throws and a value without end are shown all the same', () => {
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

test('An object within itself is named where it stands, as in Node', () => {
  const circle: { [name: string]: unknown } = { x: 1 }
  circle.self = circle
  circle.list = [circle]
  expect(inspect(circle)).toBe(nodeInspect(circle, onOneLine))
  const [left, right]: { other?: unknown }[] = [{}, {}]
  Object.assign(left ?? {}, { other: right })
  Object.assign(right ?? {}, { other: left })
  expect(inspect({ left })).toBe(nodeInspect({ left }, onOneLine))
  expect(inspect(new Map([['a', circle]]))).toBe(nodeInspect(new Map([['a', circle]]), onOneLine))
})

test('A short object that comes again is shown again, and a long one by its name', () => {
  const short = { id: 1 }
  expect(inspect([short, short])).toBe('[ { id: 1 }, { id: 1 } ]')
  const long = { id: 1, text: 'a'.repeat(100) }
  expect(inspect([long, { long }])).toBe(`[ <ref *1> ${inspect(long)}, { long: [Ref *1] } ]`)
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(inspect([circle, circle])).toBe('[ <ref *1> { self: [Circular *1] }, [Ref *1] ]')
})

test('What was too deep to be shown is shown where it comes again further up', () => {
  const shared = { id: 1 }
  expect(inspect({ a: { b: shared }, shared }, 1)).toBe('{ a: { b: [Object] }, shared: { id: 1 } }')
})

/** A graph whose objects count how often their properties are read. */
function counted(size: number, link: (nodes: object[], index: number) => object) {
  let reads = 0
  const nodes: object[] = []
  for (let index = 0; index < size; index++) {
    const get = (target: object, key: PropertyKey) => {
      reads += 1
      return Reflect.getOwnPropertyDescriptor(target, key)
    }
    nodes.push(new Proxy({}, { getOwnPropertyDescriptor: get }))
  }
  for (const [index, node] of nodes.entries()) Object.assign(node, link(nodes, index))
  const readsFor = (value: unknown) => {
    reads = 0
    inspect(value)
    return reads
  }
  return { nodes, readsFor }
}

test.each([
  ['that all know each other', 300, (nodes: object[]) => ({ ...nodes })],
  ['in a long list', 100_000, (nodes: object[], index: number) => ({ next: nodes[index + 1] })],
  [
    'that share what is below them',
    100_000,
    (nodes: object[], index: number) => ({ a: nodes[index + 1], b: nodes[index + 1] }),
  ],
  [
    'in a wide tree',
    100_000,
    (nodes: object[], index: number) => nodes.slice(index * 90, index * 90 + 90),
  ],
])('The work for objects %s is bounded', (_, size, link) => {
  const { nodes, readsFor } = counted(size, link)
  for (const value of [
    nodes[0],
    nodes,
    new Set(nodes),
    new Map(nodes.map((node) => [node, node])),
  ]) {
    expect(readsFor(value)).toBeLessThan(20_000)
  }
})

test('Lists and texts that are long only by their number cost nothing', () => {
  const list: unknown[] = []
  list[4_000_000_000] = 1
  expect(inspect(list)).toBe('[ <4000000000 empty items>, 1 ]')
  expect(inspect(Array(1e9))).toBe('[ <1000000000 empty items> ]')
  expect(inspect(new Float64Array(1e7))).toMatch(/... 9999900 more items \]$/)
})

test('A proxy that is revoked says so', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(inspect([proxy])).toBe('[ <Revoked Proxy> ]')
})

test('An error is shown with its cause and with those that it gathers', () => {
  const cause = new TypeError('No network')
  expect(inspect(new Error('No', { cause }))).toBe('Error: No { [cause]: [TypeError: No network] }')
  expect(inspect(new AggregateError([new Error('a'), new Error('b')], 'Both'))).toBe(
    'AggregateError: Both { [errors]: [ [Error: a], [Error: b] ] }',
  )
  expect(inspect(new DOMException('Ended', 'AbortError'))).toBe('AbortError: Ended')
  const itself = new Error('a')
  itself.cause = itself
  expect(inspect(itself)).toBe('<ref *1> Error: a { cause: [Circular *1] }')
})

test("A sample's getters aren't run, not even for a name", () => {
  class Trap {
    static get name() {
      throw new Error('Read')
    }
    get [Symbol.toStringTag](): string {
      throw new Error('Read')
    }
  }
  expect(inspect(Trap)).toBe('[class (anonymous)]')
  expect(inspect(new Trap())).toBe('{}')
})

test("The platform's own objects are shown by what they say", () => {
  const form = new FormData()
  form.append('name', 'Wren')
  form.append('name', 'Kite')
  expect(inspect(form)).toBe("FormData { name: 'Wren', name: 'Kite' }")
  const response = new Response('{}', { status: 404, headers: { a: 'b' } })
  expect(inspect(response)).toMatch(
    /^Response \{ status: 404, .*headers: Headers \{ .*a: 'b'.*ok: false/,
  )
  expect(inspect(new Request('https://example.org/'))).toMatch(
    /^Request \{ method: 'GET', url: 'https:\/\/example.org\/', headers: Headers \{\},/,
  )
  expect(inspect(AbortSignal.abort('late'))).toBe("AbortSignal { aborted: true, reason: 'late' }")
  expect(inspect(new CustomEvent('a', { detail: { id: 1 } }))).toBe(
    "CustomEvent { type: 'a', detail: { id: 1 }, target: null }",
  )
  expect(inspect(new ArrayBuffer(2))).toBe('ArrayBuffer { byteLength: 2 }')
  expect(inspect(argumentsOf(1, 2))).toBe('[Arguments] [ 1, 2 ]')
  expect(inspect(Response.prototype)).toMatch(/^Object \[Response\] \{/)
})

test('A class of a sample that only has the name of one of the platform is shown as it is', () => {
  class Response {
    ok = false
  }
  expect(inspect(new Response())).toBe('Response { ok: false }')
})

const Wrapped = memo(function Card() {
  return null
})

test.each([
  [createElement('b'), '<b />'],
  [createElement('b', null, 'one'), '<b>one</b>'],
  [
    createElement('b', { key: 1, title: 'a', hidden: true, style: { top: 1 } }),
    '<b key="1" title="a" hidden style={{ top: 1 }} />',
  ],
  [createElement('p', null, 'Hi ', createElement('b', null, 1)), "<p>{'Hi '}<b>{1}</b></p>"],
  [createElement(Fragment, null, 'a', 'b'), '<>ab</>'],
  [
    createElement(
      function List(_props: { items: number[]; onClick(): void }) {
        return null
      },
      { items: [1], onClick() {} },
    ),
    '<List items={[ 1 ]} onClick={[Function: onClick]} />',
  ],
  [createElement(Wrapped), '<Card />'],
  [createElement(forwardRef(Object.assign(() => null, { displayName: 'Field' }))), '<Field />'],
  [createElement(lazy(async () => ({ default: () => null }))), '<Lazy />'],
  [
    createElement(StrictMode, null, createElement(Suspense)),
    '<StrictMode><Suspense /></StrictMode>',
  ],
  [createElement('a', { title: 'say "hi"' }), `<a title={'say "hi"'} />`],
  [{ children: createElement('b', null, 'one') }, '{ children: <b>one</b> }'],
])('A React element is shown as JSX: %#', (element, text) => {
  expect(inspect(element)).toBe(text)
})

class Word {
  toString() {
    return 'own'
  }
}

test.each([
  [['a', 1, { b: 'c' }]],
  [['%s is %d', 'a', 1, 'more']],
  [['%O%%', [1]]],
  [['%j %i %f', { a: 1 }, '12.5px', '1.5']],
  [['100%']],
  [['%s']],
  [['%%s']],
  [['%%s %x', 1]],
  [[{ a: 1 }, 'b']],
  [['%cred', 'color: red']],
  [['%s', { a: { b: 1 } }]],
  [['%s %s', new Word(), Symbol('a')]],
  [['%s', -0]],
  [['%s', 1n]],
  [['%s', () => 1]],
  [['%s', Object.create(null)]],
  [['%s', null]],
  [['%d %d %d', 5n, Symbol('a'), '']],
  [['%d %d', {}, [5]]],
  [['%i %i %i', {}, 5.5, 5n]],
  [['%f', Symbol('a')]],
  [['%j', undefined]],
])('A line is printed as in Node: %#', (values) => {
  expect(format(values)).toBe(nodeFormat(...values))
})

test("A line is printed although a sample's code throws meanwhile", () => {
  const throwing = {
    toString() {
      throw new Error('No text')
    },
    toJSON() {
      throw new Error('No JSON')
    },
  }
  expect(format(['%s, %j', throwing, throwing])).toBe('Error: No text, Error: No JSON')
})
