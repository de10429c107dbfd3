import { expect, test } from 'vitest'
import { compileModule, SampleSyntaxError } from './compile-module.ts'

const compile = (code: string, path = 'sample.ts', isAsserted = true) =>
  compileModule({ path, code }, isAsserted)
const codeOf = (code: string, path?: string) => compile(code, path).code

test('Imports are read from namespaces, and every line keeps its number', () => {
  const { code, imports } = compile(
    [
      "import React, { useState as state, type FC } from 'react'",
      "import * as redux from 'redux'",
      "import type { Store } from 'redux'",
      "import './side-effect'",
      'const store: Store = redux.createStore(React, state)',
    ].join('\n'),
  )
  expect(code.split('\n')).toEqual([
    '"use strict";const {default:React,useState:state}=__deps[0],redux=__deps[1];',
    '',
    '',
    '',
    'const store = redux.createStore(React, state)',
  ])
  expect(imports).toEqual(['react', 'redux', './side-effect'])
})

test('Every name that is imported is told, by any kind of import', () => {
  const { imported } = compile(
    [
      "import React, { useState as state, type FC } from 'react'",
      "import * as redux from 'redux'",
      "export { a as b } from './a'",
      "export * from './b'",
      "const later = import('./c')",
    ].join('\n'),
  )
  expect(imported.map(({ from, name }) => `${from} ${name}`)).toEqual([
    'react default',
    'react useState',
    'redux *',
    './a a',
    './b *',
    './c *',
  ])
})

test('Exports are getters that are there before anything runs', () => {
  const code = codeOf(
    [
      'export const { add, remove: [first, ...rest] } = actions',
      'export function load() {}',
      'export { add as plus }',
      "export { a as b } from './a'",
      "export * from './b'",
      "export * as c from './c'",
      'export default class {}',
    ].join('\n'),
  )
  expect(code.split('\n')).toEqual([
    '"use strict";__export(__exports,{add:()=>add,first:()=>first,rest:()=>rest,load:()=>load,plus:()=>add,b:()=>__deps[0]["a"],c:()=>__deps[2],default:()=>__default},[__deps[1]]);const { add, remove: [first, ...rest] } = actions',
    'function load() {__guard(2);}',
    '',
    '',
    '',
    '',
    'const __default =class {}',
  ])
})

test('A named default export stays a declaration, which may be used above it', () => {
  expect(codeOf('use(App)\nexport default function App() {}')).toBe(
    '"use strict";__export(__exports,{default:()=>App});use(App)\nfunction App() {__guard(2);}'.replace(
      '})',
      '},[])',
    ),
  )
})

test('Stated results become checks around what else is inserted', () => {
  const { code, assertions, prints } = compile(
    [
      'items.map((item) => item.id) // => [1, …]',
      'const double = (n: number) => n * 2 // => …',
      'await load() // => throws Error: No',
      "console.log('a') // prints: a",
    ].join('\n'),
  )
  expect(code.replace('"use strict";', '').split('\n')).toEqual([
    '__sample.value(1, (items.map((item) => (__guard(1),item.id))), () => ([1, __sample.anything]))',
    'const double = (n) => (__guard(2),n * 2); __sample.value(2, double, () => (__sample.anything))',
    'await __sample.throws(3, async () => (await load()), "Error: No")',
    "__at(4,console).log('a')",
  ])
  expect(assertions).toEqual([1, 2, 3])
  expect(prints).toEqual([{ line: 4, text: 'a' }])
})

test.each([
  ['while (true) {}', 'while (true) {__guard(1);}'],
  ['while (true);', 'while (true){__guard(1);;}'],
  ['for (;;) continue', 'for (;;) {__guard(1);continue}'],
  ['do x++\nwhile (true)', 'do {__guard(1);x++}\nwhile (true)'],
  ['for await (const x of y) {}', 'for await (const x of y) {__guard(1);}'],
  ['const f = () => ({})', 'const f = () => (__guard(1),({}))'],
  ['function* f() { yield 1 }', 'function* f() {__guard(1); yield 1 }'],
  [
    'const o = { m() {}, get g() { return 1 } }',
    'const o = { m() {__guard(1);}, get g() {__guard(1); return 1 } }',
  ],
  ['if (a) for (;;) b()\nelse c()', 'if (a) for (;;) {__guard(1);b()}\nelse c()'],
])('A loop or function begins with a guard: %s', (code, expected) => {
  expect(codeOf(code)).toBe(`"use strict";${expected}`)
})

test('What prints or dispatches says its line', () => {
  expect(codeOf('store.dispatch(add())\ndispatch(add())\napi.store\n  .dispatch(x)')).toBe(
    '"use strict";__at(1,store).dispatch(add())\n__at(2,dispatch)(add())\n__at(3,api.store)\n  .dispatch(x)',
  )
})

test('JSX, dynamic imports and import.meta', () => {
  const { code, imports, dynamicImports } = compile(
    "export const App = () => <p key={1}>{import.meta.env.DEV}</p>\nawait import('./a')",
    'App.tsx',
  )
  expect(imports).toEqual(['react/jsx-runtime'])
  expect(dynamicImports).toEqual(['./a'])
  expect(code.split('\n')[0]).toContain('__meta.env.DEV')
  expect(code.split('\n')[1]).toBe("await __import('./a')")
})

test('A function may be nothing but an import()', () => {
  expect(codeOf("const load = () => import('./a')")).toBe(
    '"use strict";const load = () => (__guard(1),__import(\'./a\'))',
  )
})

test('A mistake in the code has its line', () => {
  for (const path of ['a.ts', 'a.tsx', 'a.js']) {
    expect(() => compile('const a = 1\nconst b = = 2', path)).toThrowError(
      expect.objectContaining({ line: 2, name: 'SyntaxError' }),
    )
  }
  expect(() => compile('let a\nlet a')).toThrowError(SampleSyntaxError)
})

test('Without assertions comments are only comments', () => {
  expect(compile('add(1) // => 2', 'a.ts', false).code).toBe('"use strict";add(1)')
})
