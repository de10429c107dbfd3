import { expect, test } from 'vitest'
import type { Node } from '../../live/compile/syntax-tree.ts'
import { firstDifference } from './same-program.ts'
import { parseScript } from './syntax.ts'

function difference(typed: string, untyped: string): number | null {
  const [first, second] = [parseScript(typed, 'tsx'), parseScript(untyped, 'jsx')]
  expect([...first.errors, ...second.errors]).toEqual([])
  return firstDifference(first.program as unknown as Node, second.program as unknown as Node)
}

test.each([
  ['let a: B = c as D; a!()', 'let a = c\na()'],
  ['interface A {}; type B = C; declare let d: E; a()', 'a()'],
  [
    'import { type A, b } from "c"; import type D from "e"; export type { F }',
    "import { b } from 'c'",
  ],
  [
    'class A<B> extends C<D> implements E { private f?: G; abstract_(): void {} h(): I; h() {} }',
    'class A extends C { f; abstract_() {} h() {} }',
  ],
  ['function a(this: A, b?: C): b is D {}', 'function a(b) {}'],
  ['const a = { "b": 1, c: "d", e: 0x10 }', "const a = { b: 1, c: 'd', e: 16 }"],
  ['a?.b!.c', 'a?.b.c'],
  ['const a = <b c={"d"}>\n  e{" "}\n  f\n  {/* g */}\n</b>', 'const a = <b c="d">e f</b>'],
  ['if (a) { ; } (((b)))', 'if (a) {} b'],
])('%s does the same as %s', (typed, untyped) => {
  expect(difference(typed, untyped)).toBe(null)
})

test.each([
  ['a()\nb()', 'a()', 4],
  ['a()', 'a()\nb()', 3],
  ['a\nb\nc', 'a\nd\nc', 2],
  ['const a = b\n  * c', 'const a = b', 0],
  ['class A { *b() {} }', 'class A { b() {} }', 0],
  ['class A { b; static c = 1 }', 'class A { b; c = 1 }', 0],
  ['const a = b\ntype C = D\n;(e as F).g = 1', 'const a = b(e).g = 1', 0],
  ['(a?.b)!.c', 'a?.b.c', 0],
  ['a(1)', 'a("1")', 0],
  ['a(1n)', 'a(1)', 0],
  ['a(/b/g)', 'a(/b/)', 0],
  ['a(false)', 'a(null)', 0],
  ['`a`', '`a `', 0],
  ['[, a]', '[a]', 0],
  ['a ? (b) : (c)', 'a ? (c) : (b)', 0],
  ['async () => {}', '() => {}', 0],
  ['export { a as b }', 'export { a }', 0],
  ['import {} from "a"', '', 0],
  ['let a', 'var a', 0],
  ['a.b', 'a[b]', 0],
  ['a.b', 'a?.b', 0],
  ['const a = <b>c d</b>', 'const a = <b>c{" "} d</b>', 0],
  ['const a = <b>{c}</b>', 'const a = <b>c</b>', 0],
  ['const a = <b c="d" />', 'const a = <b c={d} />', 0],
])('%s does something else than %s', (typed, untyped, offset) => {
  expect(difference(typed, untyped)).toBe(offset)
})
