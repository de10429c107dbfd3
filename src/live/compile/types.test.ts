import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstDifference } from '../../compiler/code/same-program.ts'
import { parseScript } from '../../compiler/code/syntax.ts'
import { Edits } from './edits.ts'
import { parseModule } from './parse-module.ts'
import type { Node } from './syntax-tree.ts'
import { removeTypes } from './types.ts'

function untyped(code: string, language: 'ts' | 'tsx' = 'ts'): string {
  const edits = new Edits(code)
  removeTypes(parseModule(code, language), edits)
  return edits.apply()
}

/** The program of a code, as read by another parser; null if it has mistakes. */
function programOf(code: string, language: 'ts' | 'tsx' | 'js' | 'jsx'): Node | null {
  const { errors, program } = parseScript(code, language)
  return errors.length === 0 ? (program as unknown as Node) : null
}

test.each([
  // What ended a statement, or kept two apart
  ['const a = b as any\n(c as any).d = 1', 'const a = b;\n(c).d = 1'],
  ['const a = b satisfies C\n[1].map(d)', 'const a = b;\n[1].map(d)'],
  ['let a: B\n;[c] = d', 'let a\n;[c] = d'],
  ['const a = b\ninterface C { d: E }\n[1].map(f)', 'const a = b;\n\n[1].map(f)'],
  ['const a = {}\ntype B = C\n;(d)()', 'const a = {};\n\n(d)()'],
  ['a()\ndeclare const b: C\n`d`.e()', 'a();\n\n`d`.e()'],
  ['a()\nimport type B from "b"\n/c/.test(d)', 'a();\n\n/c/.test(d)'],
  ['if (a) b()\ntype C = D\n(e)()', 'if (a) b();\n\n(e)()'],
  ['for (;;) if (a) b()\nelse c as any\n(e)()', 'for (;;) if (a) b()\nelse c;\n(e)()'],
  ['do a as any\nwhile (b)', 'do a;\nwhile (b)'],
  ['function a() { return b as C\n(d) }', 'function a() { return b;\n(d) }'],
  ['export default a as B\n(c)()', 'export default a;\n(c)()'],
  ['export const a = b as C\n;[d]', 'export const a = b\n;[d]'],
  ['switch (a) { case b: c as D\n(e)() }', 'switch (a) { case b: c;\n(e)() }'],
  ['const a = b\n  * c\ntype D = E', 'const a = b\n  * c;\n'],
  ['class A { b: C\n[d] = 1 }', 'class A { b;\n[d] = 1 }'],
  ['class A { b: C\n*d() {} }', 'class A { b;\n*d() {} }'],
  ['class A { b\ndeclare c: D\n*e() {} }', 'class A { b;\n\n*e() {} }'],
  ['class A { static\nprivate [b] = 1 }', 'class A { static;\n[b] = 1 }'],
  ['class A { b = c as D\n;["e"] = 1 }', 'class A { b = c\n;["e"] = 1 }'],
  ['const a = b as C;\n(d)()', 'const a = b;\n(d)()'],
  ['return_: a as B\n', 'return_: a;\n'],
  // Brackets that must stay in a line
  ['const a = (b: C): {\n  d: E\n} => f', 'const a = (b\n\n) => f'],
  ['const a = (): // b\nC => d', 'const a = (\n) => d'],
  ['const a = async <\n  B\n>(c: B) => c', 'const a = async (\n\nc) => c'],
  ['function a() { return <\n  B\n>(c: B) => c }', 'function a() { return (\n\nc) => c }'],
  ['function a() { return <\n  B\n>c }', 'function a() { return (\n\nc) }'],
  ['const a = (b /* ) */): C => d', 'const a = (b /* ) */) => d'],
  // What an operator or a brace would otherwise belong to
  ['1 + a as any * 2', '(1 + a) * 2'],
  ['a + b as C as D / 2', '(a + b) / 2'],
  ['const a = () => <B>{}', 'const a = () => ({})'],
  ['<A>function () {}', '(function () {})'],
  ['a = <B><C>d', 'a = ((d))'],
  ['return_(<A>{ b: 1 }, <C>d)', 'return_(({ b: 1 }), (d))'],
  // Marks of names
  ['let a!: B, c: D', 'let a, c;'],
  ['a!.b![0]!()', 'a.b[0]()'],
  ['a?.b!.c; (a?.b)!.c', 'a?.b.c; (a?.b).c'],
  ['a! = b!; c!++; !d!', 'a = b; c++; !d;'],
  ['if (a! < b! && c! in d!) {}', 'if (a < b && c in d) {}'],
  ['function a(b?: C, d?, ...e: F[]) {}', 'function a(b, d, ...e) {}'],
  ['function a(this: B) {}', 'function a() {}'],
  ['function a(this: B, c: D) {}', 'function a( c) {}'],
  ['function a(this: B,) {}', 'function a() {}'],
  [
    'const a = { b(this: C, d) {}, get e(): F { return 1 } }',
    'const a = { b( d) {}, get e() { return 1 } }',
  ],
  ['const { a, b = 1 }: C = d, [e]: F = g', 'const { a, b = 1 } = d, [e] = g'],
  ['try {} catch (a: unknown) {}', 'try {} catch (a) {}'],
  ['for (const a of <B[]>c) {}', 'for (const a of (c)) {}'],
  ['function a(b: C): asserts b is D {}', 'function a(b) {}'],
  ['using_(a as const); let b = c satisfies D as E', 'using_(a); let b = c;'],
  // Type arguments
  [
    'a<B>(c); new D<E>(f); g<H>`i`; class J extends K<L> {}',
    'a(c); new D(f); g `i`; class J extends K {}',
  ],
  ['const a = b<C>; const d = new (e<F>)()', 'const a = b; const d = new (e)()'],
  ['a < b > c; d<e; f>(g)', 'a < b > c; d<e; f>(g)'],
  ['const a = async <B,>(c: B): Promise<B> => c', 'const a = async (c) => c'],
  [
    'async () => { await a; const b = async <C>(d: C) => d }',
    'async () => { await a; const b = async (d) => d }',
  ],
  // Conditions with functions
  ['a ? (b) : c => d', 'a ? (b) : c => d'],
  ['a ? (b): c => d : e', 'a ? (b) => d : e'],
  ['a ? b => (c = b) : d => 0', 'a ? b => (c = b) : d => 0'],
  ['a ? async (b) : c => d', 'a ? async (b) : c => d'],
  ['a ? f((b): C => b) : [(d): E => d]', 'a ? f((b) => b) : [(d) => d]'],
  // Classes
  [
    'abstract class A<B> extends C<D> implements E, F<G> { abstract h(): I; abstract j: K; [l: string]: M }',
    'class A extends C  {    }',
  ],
  ['class implements_ implements A {}', 'class implements_  {}'],
  ['export default abstract class {}', 'export default class {}'],
  [
    'class A { constructor(b: C); constructor(b: any) {} d(): E; d?() {} }',
    'class A {  constructor(b) {}  d() {} }',
  ],
  [
    'class A extends G { public static readonly b?: C = 1; private async *d<E>() {} protected override f = 2; readonly }',
    'class A extends G { static b = 1; async *d() {} f = 2; readonly }',
  ],
  [
    'class A { private = 1; public; static readonly = 2; declare() {} abstract }',
    'class A { private = 1; public; static readonly = 2; declare() {} abstract }',
  ],
  [
    'class A { accessor b: C = 1; static { let d: E } }',
    'class A { accessor b = 1; static { let d; } }',
  ],
  ['@a class B { @c() private readonly d = 1 }', '@a class B { @c() d = 1 }'],
  // Imports and exports
  ['import a, { type B, c, type D as E } from "f"', 'import a, {  c,  } from "f"'],
  ['import a, { type B } from "c"', 'import a from "c"'],
  [
    'import { type A } from "b"\nimport type { C } from "d"\nimport {} from "e"',
    '\n\nimport {} from "e"',
  ],
  [
    'import type from "a"; import { type } from "b"',
    'import type from "a"; import { type } from "b"',
  ],
  ['import { A } from "b"', 'import { A } from "b"'],
  ['export { type A, b }; export type { C } from "d"; export type * from "e"', 'export {  b };  '],
  ['export {}\nexport { a, }', 'export {}\nexport { a, }'],
  ['export interface A {}\nexport default interface B {}\nexport declare function c(): D', '\n\n'],
  ['export function a(): B\nexport function a(c?: D) {}', '\nexport function a(c) {}'],
  ['declare global { interface A {} }\ndeclare module "b"\ndeclare enum C { d }', '\n\n'],
  ['namespace A { export type B = C; namespace D { interface E {} } }', ''],
  // What isn't a type
  [
    'const a = `\nimport { type B } from "c"\nd as any  \n`',
    'const a = `\nimport { type B } from "c"\nd as any  \n`',
  ],
  [
    'const a = /b: c as d!/, e = "f!: g", h = { i: j }',
    'const a = /b: c as d!/, e = "f!: g", h = { i: j }',
  ],
  [
    'let as = 1, satisfies, type = as; type\n= 2; declare\n(as)',
    'let as = 1, satisfies, type = as; type\n= 2; declare\n(as)',
  ],
  ['#!/usr/bin/env node\nlet a: B', '#!/usr/bin/env node\nlet a;'],
])('%j', (code, expected) => {
  expect(untyped(code)).toBe(expected)
})

test.each([
  ['const a = 1\nenum B { c }', 2, /enum/],
  ['const enum A { b }', 1, /enum/],
  ['export enum A { b }', 1, /enum/],
  ['a()\nnamespace B { export const c = 1 }', 2, /namespace/],
  ['namespace A { declare const b: C }', 1, /namespace/],
  ['module A.B { c() }', 1, /namespace/],
  ['class A {\n  constructor(private b: C) {}\n}', 2, /parameter property/],
  ['class A extends B { constructor(readonly b = 1, override c: D) { super() } }', 1, /parameter/],
  ['export = a', 1, /export =/],
  ['import a = require("b")', 1, /import/],
  ['import a = b.c', 1, /import/],
  ['export as namespace a', 1, /namespace/],
  ['let a: B\nlet c: = d', 2, /Unexpected token/],
])('What would be lost with the types is refused: %j', (code, line, message) => {
  expect(() => untyped(code)).toThrowError(
    expect.objectContaining({ line, message: expect.stringMatching(message) }),
  )
})

const type = fc.constantFrom(
  'A',
  'A<B, C<D>>',
  '{\n  a: B\n  c?: D\n}',
  '(a: B) => C',
  'new () => A',
  'typeof a',
  'A[]',
  '`a`',
  'A extends B ? C : D',
  '[a: B, ...c: D[]]',
  '| A\n  | B',
  'keyof A',
  'import("a").B',
  '(A)',
)
const { statements } = fc.letrec<{
  expression: string
  statement: string
  statements: string
  member: string
  inner: string
}>((tie) => {
  const written = (strings: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]) =>
    fc
      .tuple(...parts)
      .map((texts) => strings.map((text, index) => text + (texts[index] ?? '')).join(''))
  const expression = tie('expression')
  const operator = fc.constantFrom(
    '+',
    '*',
    '<',
    '>',
    '&&',
    '??',
    '===',
    ' in ',
    ',',
    '=',
    '/',
    '-',
  )
  return {
    expression: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'expression' },
      fc.constantFrom('a', 'b.c', '1', '"d"', '/e/g', '`f`', 'this', '{}', '[]', 'type'),
      written`${expression} as ${type}`,
      written`${expression} satisfies ${type}`,
      written`(${expression})!`,
      written`(<${type}>${expression})`,
      written`(${expression})`,
      written`${expression}${operator}${expression}`,
      written`${expression} ? ${expression} : ${expression}`,
      written`(${expression})<${type}>(${expression})`,
      written`new (${expression})<${type}>(${expression})`,
      written`(${expression})<${type}>`,
      written`${expression}?.a`,
      written`!${expression}`,
      written`(a: ${type}, b?: ${type}): ${type} => ${expression}`,
      written`async <\nT,>(a = ${expression}) => ${expression}`,
      written`async (a): ${type} => { ${tie('statements')} }`,
      written`({ a: ${expression}, b(this: ${type}) { ${tie('statements')} } })`,
      written`(function (this: ${type}, a: ${type}) { ${tie('statements')} })`,
      written`(class<T> extends A<${type}> implements B, C<D> {\n${tie('member')}\n${tie('member')}\n${tie('member')} })`,
    ),
    member: fc.oneof(
      written`a: ${type}`,
      written`a?: ${type} = ${expression}`,
      written`private [a]: ${type}`,
      written`declare a: ${type}`,
      written`[a: string]: ${type}`,
      written`public *a<T>(): ${type} { ${tie('statements')} }`,
      written`a(b: ${type}): ${type}`,
      fc.constantFrom('*a() {}', '[a] = 1', 'static { }', 'protected a', ';'),
    ),
    statement: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'statement' },
      expression,
      written`let a: ${type} = ${expression}`,
      written`let a!: ${type}`,
      written`return ${expression}`,
      written`throw ${expression}`,
      written`if (${expression}) ${tie('inner')}`,
      written`for (const a of ${expression}) ${tie('inner')}`,
      written`while (${expression}) ${tie('inner')}`,
      written`interface A { a: ${type} }`,
      written`type A = ${type}`,
      written`declare const a: ${type}`,
      written`function a(b: ${type}): ${type}\nfunction a() {}`,
      written`abstract class A { abstract a: ${type}\n${tie('member')} }`,
      fc.constantFrom('// a', '/* b */', '/* c\n */', ';', 'enum', 'namespace A { type B = C }'),
    ),
    inner: fc.oneof(
      expression,
      written`return ${expression}`,
      written`{ ${tie('statements')} }`,
      fc.constant(';'),
    ),
    statements: fc.array(tie('statement'), { maxLength: 4 }).map((all) => all.join('\n')),
  }
})
const programs = statements.map((body) => `import type { A } from 'a'\nfunction f() {\n${body}\n}`)

test('A program does the same without its types, in the same lines', () => {
  fc.assert(
    fc.property(programs, (code) => {
      const typed = programOf(code, 'ts')
      fc.pre(typed !== null)
      const javascript = untyped(code)
      const program = programOf(javascript, 'js')
      expect(program && typed && firstDifference(typed, program), javascript).toBe(null)
      expect(program).not.toBe(null)
      expect(javascript.split('\n')).toHaveLength(code.split('\n').length)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 300), maxSkipsPerRun: 200 },
  )
})
