import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { inspectAll as inspect } from '../values/describe.ts'
import { createConsole } from './console.ts'

/** What a console prints, as `level: text`. */
function printed(use: (console: Console, pass: (ms: number) => void) => void): string[] {
  const lines: string[] = []
  let time = 0
  const print = (level: string, _isOptional: boolean, text: () => string) =>
    lines.push(`${level}: ${text()}`)
  const own = createConsole({ print, now: () => time })
  use(own as Console, (ms) => {
    time += ms
  })
  return lines
}

test('Each function of a console prints to its level', () => {
  expect(
    printed((console) => {
      console.log('a', 1)
      console.info('b')
      console.debug('c')
      console.warn('d')
      console.error('e')
      console.dir({ f: 'f' }, { depth: 1 })
      console.dirxml('g', 1)
      console.trace('at %d', 1)
    }),
  ).toEqual([
    'log: a 1',
    'log: b',
    'log: c',
    'warn: d',
    'error: e',
    "log: { f: 'f' }",
    'log: g 1',
    'log: Trace: at 1',
  ])
})

test('A trace has the functions of the sample that it comes through', () => {
  const run = new Function(
    'console',
    'function outer() { console.trace() }\nouter()\n//# sourceURL=live:///a.ts',
  )
  expect(printed((console) => run(console))[0]).toMatch(
    /^log: Trace\n {4}at outer \(a\.ts\)\n {4}at a\.ts$/,
  )
})

test('An assertion prints only if it does not hold', () => {
  expect(
    printed((console) => {
      console.assert(true, 'not printed')
      console.assert(1 > 2, 'not %s', 'equal')
      console.assert(false, { id: 1 })
      console.assert(false)
      console.assert()
    }),
  ).toEqual([
    'error: Assertion failed: not equal',
    'error: Assertion failed: { id: 1 }',
    'error: Assertion failed',
    'error: Assertion failed',
  ])
})

test('Counters and timers have labels, and say when there is none', () => {
  expect(
    printed((console, pass) => {
      console.count()
      console.count('renders')
      console.count('renders')
      console.countReset('renders')
      console.count('renders')
      console.countReset('nothing')
      console.time('50%s')
      pass(1.5)
      console.timeLog('50%s', 'half', { id: 1 })
      pass(1)
      console.time('50%s')
      console.timeEnd('50%s')
      console.timeEnd('50%s')
      console.timeLog()
    }),
  ).toEqual([
    'log: default: 1',
    'log: renders: 1',
    'log: renders: 2',
    'log: renders: 1',
    "warn: Count for 'nothing' does not exist",
    'log: 50%s: 1.5ms half { id: 1 }',
    "warn: Timer '50%s' already exists",
    'log: 50%s: 2.5ms',
    "warn: Timer '50%s' does not exist",
    "warn: Timer 'default' does not exist",
  ])
})

test('What is printed in a group is indented, each line of it', () => {
  expect(
    printed((console) => {
      console.groupEnd()
      console.group('outer')
      console.log('a\nb')
      console.groupCollapsed()
      console.warn('c')
      console.groupEnd()
      console.groupEnd()
      console.log('d')
    }),
  ).toEqual(['log: outer', 'log:   a\n  b', 'warn:     c', 'log: d'])
})

test.each([
  [
    'rows with other columns',
    [
      { a: 1, b: 'x' },
      { a: 2, c: { d: 1 } },
    ],
  ],
  ['values and rows', [1, 'a', [5, 6]]],
  ['an object', { x: { a: 1 }, y: 3 }],
  ['a map', new Map([['k', { v: 1 }]])],
  ['a set', new Set([1, 'a'])],
  ['no rows', []],
  ['no table', 5],
  ['chosen columns', [{ a: 1, b: 2 }, { a: 3 }], ['b']],
])('A table is printed as in Node: %s', (_, data: unknown, columns?: string[]) => {
  const chunks: string[] = []
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  new Console({ stdout }).table(data, columns)
  expect(printed((console) => console.table(data, columns))).toEqual([
    `log: ${chunks.join('').trimEnd()}`,
  ])
})

test('Nodes of a document are printed as HTML, with no more of what React keeps in them', () => {
  const list = document.createElement('ul')
  list.innerHTML = '<li class="one">a</li>'
  Object.assign(list, { __reactFiber$a: { return: {} } })
  expect(inspect([list, list.querySelector('li')?.firstChild])).toBe(
    `[ <ul><li class="one">a</li></ul>, #text 'a' ]`,
  )
  expect(inspect(document)).toBe('#document')
  customElements.define('own-element', class OwnElement extends HTMLElement {})
  expect(inspect(document.createElement('own-element'))).toBe('<own-element></own-element>')
  expect(inspect(createElement('b', { ref: list }))).toBe(
    '<b ref={<ul><li class="one">a</li></ul>} />',
  )
})

test("An event of React is printed as what happened, without React's own objects", () => {
  const target = document.createElement('button')
  class SyntheticBaseEvent {
    _reactName = 'onClick'
    _targetInst = { stateNode: target }
    type = 'click'
    nativeEvent = new Event('click')
    target = target
    view = window
  }
  expect(inspect(new SyntheticBaseEvent())).toBe(
    "SyntheticEvent { type: 'click', target: <button></button> }",
  )
  expect(inspect({ window })).toMatch(/^\{ window: \w+ \{ … \} \}$/)
})
