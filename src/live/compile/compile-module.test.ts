import { expect, test } from 'vitest'
import { compileModule } from './compile-module.ts'
import { importedNames } from './link-modules.ts'
import { SampleSyntaxError } from './parse-module.ts'

const compile = (code: string, path = 'sample.ts', isAsserted = true) =>
  compileModule({ path, code }, isAsserted)
const codeOf = (code: string, path?: string) => compile(code, path).code

test('What files export is read at each use, what packages export once, and every line keeps its number', () => {
  const { code, requests, imports } = compile(
    [
      "import React, { useState as state, type FC } from 'react'",
      "import { count, add as plus } from './counter'",
      "import type { Store } from 'redux'",
      "import './side-effect'",
      'const store: Store = state(React, count, { count }, plus(1), plus?.(), [plus`a`])',
    ].join('\n'),
  )
  expect(code.split('\n')).toEqual([
    '"use strict";const {React,state}=__in;yield;;',
    ';',
    '',
    ';',
    'const store = state(React, __in.count, { count:__in.count }, __call(__in.plus,"plus")(1), __call(__in.plus)?.(), [__call(__in.plus,"plus")`a`])',
  ])
  expect(requests).toEqual([
    { specifier: 'react', line: 1 },
    { specifier: './counter', line: 2 },
    { specifier: './side-effect', line: 4 },
  ])
  expect(imports).toEqual([
    { local: 'React', from: 0, name: 'default', line: 1 },
    { local: 'state', from: 0, name: 'useState', line: 1 },
    { local: 'count', from: 1, name: 'count', line: 2 },
    { local: 'plus', from: 1, name: 'add', line: 2 },
  ])
})

test('A variable of the same name in a function, a block or a class is another one', () => {
  const own = [
    '((count) => count)(1)',
    '(({ count }, [a = count]) => {})()',
    'function count2() { return count; { var count } }',
    '{ let count = 1; count++ }',
    'for (const count of [1]) count',
    'try {} catch (count) { count }',
    '(function count() { count() })',
    '(class count { static x = count })',
    'a.count; a?.count; ({ count: 1 }); class A { count = 1 }',
    'count: for (;;) break count',
    'switch (1) { case count: let count }',
    '(function () { return () => arguments })',
  ]
  const other = [
    '(a = count) => { var count }',
    '{ let count }\ncount',
    'a[count]',
    '({ [count]: 1 })',
    'for (const a of count) {}',
    'switch (count) { case 1: let count }',
    'typeof arguments',
  ]
  const uses = (line: string) =>
    codeOf(`import { count } from './a'\n${line}`, 'a.js').split('__in.').length - 1
  for (const line of own) expect(uses(line), line).toBe(0)
  for (const line of other) expect(uses(line), line).toBe(1)
})

test('Every name that is imported is told, by any kind of import', () => {
  const imported = importedNames(
    compile(
      [
        "import React, { useState as state, type FC } from 'react'",
        "import * as redux from 'redux'",
        "export { a as b } from './a'",
        "export * from './b'",
        "const later = import('./c')",
        'const any = import(later)',
      ].join('\n'),
    ),
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
  const { code, exports, reexports, stars } = compile(
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
    '"use strict";__export({add:()=>add,first:()=>first,rest:()=>rest,load:()=>load,__default:()=>__default});yield;const { add, remove: [first, ...rest] } = actions',
    'function load() {__guard(2);}',
    ';',
    ';',
    ';',
    ';',
    'const {default:__default}={default:class {}};',
  ])
  expect(exports).toEqual([
    ...['add', 'first', 'rest', 'load'].map((name) => [name, name]),
    ['plus', 'add'],
    ['default', '__default'],
  ])
  expect(reexports).toEqual([
    { exported: 'b', from: 0, name: 'a', line: 4 },
    { exported: 'c', from: 2, name: null, line: 6 },
  ])
  expect(stars).toEqual([1])
})

test('A function as default export stays a declaration, which may be used above it', () => {
  expect(codeOf('use(App)\nexport default function App() {}')).toBe(
    '"use strict";__export({App:()=>App});yield;use(App)\nfunction App() {__guard(2);}',
  )
  expect(codeOf('export default async function /* ( */ * () {}')).toMatch(
    /^"use strict";.*yield;async function +\* +__default\(\) {__guard\(1\);}$/,
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
  expect(code.replace('"use strict";yield;', '').split('\n')).toEqual([
    '__sample.value(1, (items.map((item) => (__guard(1),item.id))), () => (__guard(1),([1, __sample.anything])))',
    'const double = (n) => (__guard(2),n * 2); __sample.value(2, double, () => (__guard(2),(__sample.anything)))',
    'await __sample.throws(3, async () => (__guard(3),(await load())), "Error: No")',
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
  expect(codeOf(code)).toBe(`"use strict";yield;${expected}`)
})

test('What prints or dispatches says its line', () => {
  expect(codeOf('store.dispatch(add())\ndispatch(add())\napi.store\n  .dispatch(x)')).toBe(
    '"use strict";yield;__at(1,store).dispatch(add())\n__at(2,dispatch)(add())\n__at(3,api.store)\n  .dispatch(x)',
  )
})

test('JSX, dynamic imports and import.meta', () => {
  const { code, requests, dynamicImports } = compile(
    "export const App = () => <p key={1}>{import.meta.env.DEV}</p>\nawait import('./a')\nimport(App), import(`./b`)",
    'App.tsx',
  )
  expect(requests).toEqual([{ specifier: 'react/jsx-runtime', line: 1 }])
  expect(dynamicImports).toEqual(['./a', null, './b'])
  expect(code.split('\n')[0]).toContain('__meta.env.DEV')
  expect(code.split('\n')[1]).toBe("await __import('./a')")
})

test('A function may be nothing but an import()', () => {
  expect(codeOf("const load = () => import('./a')")).toBe(
    '"use strict";yield;const load = () => (__guard(1),__import(\'./a\'))',
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

test('What comments state may use what is imported, and a top-level await is told', () => {
  const { code, isAsync } = compile("import { a } from './a'\nawait a // => a")
  expect(code).toContain('() => (__guard(2),(__in.a))')
  expect(isAsync).toBe(true)
  expect(compile('for await (const a of b) a').isAsync).toBe(true)
  expect(compile('async () => await a').isAsync).toBeUndefined()
})

test('Without assertions comments are only comments', () => {
  expect(compile('add(1) // => 2', 'a.ts', false).code).toBe('"use strict";yield;add(1)')
})

test.each([
  ['const text = `one  \ntwo`', 'const text = `one  \ntwo`'],
  ['const text = `// one\n/* two */`', 'const text = `// one\n/* two */`'],
  ['return_/* a */(b)\nconst c = d/* e\n*/(f)', 'return_(b)\nconst c = d\n(f)'],
  ['a/* b */in c', 'a in c'],
  ['a+/* b */+c\n1/**/.toString()', 'a+ +c\n1 .toString()'],
  ['const a = b // c\nconst d = e /* f\n*/ const_', 'const a = b\nconst d = e\n const_'],
  ['#!/usr/bin/env node\nlet a', '\nlet a'],
  ['if (a <!--b) c', 'if (a < !--b) c'],
  ['const a = (b as any)\n;(c as any).d()', 'const a = (b)\n;(c).d()'],
])('What is left out changes nothing around it: %j', (code, expected) => {
  const compiled = codeOf(code)
  expect(compiled.slice(-expected.length)).toBe(expected)
  expect(compiled.split('\n')).toHaveLength(expected.split('\n').length)
})

test('A method that dispatches may call that of its base', () => {
  expect(codeOf('class A extends B { dispatch(a) { return super.dispatch(a) } }')).toContain(
    'return super.dispatch(a)',
  )
})

test('JSX in a file of JavaScript', () => {
  const [first, second] = codeOf('const a = b < c > (<p />)\nconst d = <T>(e)</T>', 'a.js').split(
    '\n',
  )
  expect(first).toMatch(/const a = b < c > \(.*_jsx\("p",\{\}\)\)$/)
  expect(second).toMatch(/^const d = .*_jsx\(T,\{children:"\(e\)",\}\)$/)
})
