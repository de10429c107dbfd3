/** Small programs, each of something that is easily done otherwise than the language does it. */
export const kinds: { [name: string]: [path: string, code: string][] } = {
  'no arguments of a module': [['m0.mjs', 'log(show(() => typeof arguments))']],
  'a namespace that is thenable': [
    ['m0.mjs', "import('./m1.mjs').then((v) => log(v))"],
    ['m1.mjs', "export function then(r) { r('assimilated') }"],
  ],
  'an export named __proto__': [
    ['m0.mjs', "import * as n from './m1.mjs'\nlog(Object.keys(n), n.__proto__)"],
    ['m1.mjs', 'export const __proto__ = 1, a = 2'],
  ],
  'an export named toString': [
    ['m0.mjs', "import { toString } from './m1.mjs'\nlog(toString())"],
    ['m1.mjs', "export function toString() { return 'mine' }"],
  ],
  'a namespace without a prototype': [
    ['m0.mjs', "import * as n from './m1.mjs'\nlog(typeof n.toString, 'hasOwnProperty' in n)"],
    ['m1.mjs', 'export {}'],
  ],
  'variables of a switch': [
    [
      'm0.mjs',
      "import { c } from './m1.mjs'\nswitch (c) { case 1: let c = 5; log(c) }\nlog(show(() => { switch (1) { case c: return 'x' } }))",
    ],
    ['m1.mjs', 'export const c = 1'],
  ],
  'keys of classes': [
    [
      'm0.mjs',
      "import { c } from './m1.mjs'\nclass A { c() { return c } static c = c; #c = c; get [c]() { return this.#c } }\nlog(new A().c(), A.c, new A()[c])",
    ],
    ['m1.mjs', 'export const c = 1'],
  ],
  'an imported class to extend': [
    [
      'm0.mjs',
      "import { B } from './m1.mjs'\nclass A extends B { constructor() { super(); log(super.x()) } }\nnew A()",
    ],
    ['m1.mjs', 'export class B { x() { return 1 } }'],
  ],
  'an imported class to construct': [
    [
      'm0.mjs',
      "import { F } from './m1.mjs'\nlog(new F() instanceof F, new F.G().x, new (F.G)().x)",
    ],
    ['m1.mjs', 'export function F() { log(new.target === F) }\nF.G = class { x = 1 }'],
  ],
  'optional calls': [
    [
      'm0.mjs',
      "import { o, n } from './m1.mjs'\nlog(o?.a?.(), n?.(), o.a(), o['a'](), o?.['a'](), delete o.z)",
    ],
    ['m1.mjs', 'export const o = { a() { return this === o } }, n = null'],
  ],
  'tagged templates': [
    ['m0.mjs', "import { t } from './m1.mjs'\nlog(t`a`, (t)`b`.length)"],
    ['m1.mjs', 'export const t = (s, ...v) => s.raw.join() + v.join()'],
  ],
  'statements without semicolons': [
    [
      'm0.mjs',
      "import { f } from './m1.mjs'\nlet a = 1\nf()\nlet b = a\nf\n;[b].map(f)\nf?.()\nexport { f }\n(function () { log('iife') })()\nexport * from './m1.mjs'\n;`x`.length",
    ],
    ['m1.mjs', "export const f = () => log('f')"],
  ],
  'a default export without a semicolon': [
    [
      'm0.mjs',
      "log(1)\nimport { f } from './m1.mjs'\n[1].map(f)\nexport default class {}\n(f)()\nexport default_\nvar default_",
    ],
    ['m1.mjs', "export const f = () => log('f')"],
  ],
  'an async default export': [
    ['m0.mjs', "import d from './m1.mjs'\nlog(await d(), d.name)"],
    ['m1.mjs', 'export default async function () { return await 1 }'],
  ],
  'a default export in parentheses': [
    ['m0.mjs', "import d from './m1.mjs'\nlog(d)"],
    ['m1.mjs', 'export default (1, 2)\n'],
  ],
  'a default export that is used early': [
    ['m0.mjs', "import './m1.mjs'\nexport default function () { return 'hoisted' }"],
    ['m1.mjs', "import d from './m0.mjs'\nlog(d())"],
  ],
  'a module that imports itself': [
    [
      'm0.mjs',
      "import * as self from './m0.mjs'\nimport { a } from './m0.mjs'\nlog(show(() => a))\nexport let a = 1\nlog(a, self.a)\na = 2\nlog(a, self.a)",
    ],
  ],
  'compound assignments': [
    [
      'm0.mjs',
      "import { a, b } from './m1.mjs'\nlog(show(() => { a ??= 1 }), show(() => { b &&= log('rhs') }), show(() => { [a.x] = [5] }), a.x)",
    ],
    ['m1.mjs', 'export const a = {}, b = 1'],
  ],
  'heads of loops': [
    [
      'm0.mjs',
      "import { a } from './m1.mjs'\nfor (const k in a) log(k)\nfor (const v of Object.values(a)) log(v)\nfor (let i = a.x; i < 2; i++) log(i)\nlog(show(() => { for (a.y of [9]); return a.y }))",
    ],
    ['m1.mjs', 'export const a = { x: 1 }'],
  ],
  'static blocks': [
    [
      'm0.mjs',
      "import { a } from './m1.mjs'\nclass X { static { var a = 3; log(a) } static b = a }\nlog(X.b)",
    ],
    ['m1.mjs', 'export const a = 1'],
  ],
  this: [['m0.mjs', 'log(this, (function () { return this })())']],
  'errors of import()': [
    [
      'm0.mjs',
      "for (const p of ['./no.mjs', './m1.mjs', './m2.mjs', './m2.mjs']) await import(p).then(() => log('ok'), (e) => log(e.name === 'SyntaxError'))",
    ],
    ['m1.mjs', "import { x } from './m2.mjs'"],
    ['m2.mjs', "throw new Error('a')"],
  ],
  'import.meta': [['m0.mjs', 'import.meta.x = 1\nlog(import.meta.x, typeof import.meta.url)']],
  'names that meet': [
    ['m0.mjs', "import * as n from './m1.mjs'\nlog(n)"],
    ['m1.mjs', "export * from './m2.mjs'\nexport * from './m3.mjs'"],
    ['m2.mjs', "export * from './m4.mjs'; export const z = 1"],
    ['m3.mjs', "export * from './m4.mjs'; export const z = 2"],
    ['m4.mjs', 'export const deep = 1'],
  ],
  'export * in a circle': [
    ['m0.mjs', "import { q } from './m1.mjs'\nlog(q)"],
    ['m1.mjs', "export * from './m2.mjs'"],
    ['m2.mjs', "export * from './m1.mjs'\nexport const q = 1"],
  ],
  'a name without a variable': [
    ['m0.mjs', "import { q } from './m1.mjs'"],
    ['m1.mjs', "export { q } from './m2.mjs'"],
    ['m2.mjs', "export { q } from './m1.mjs'"],
  ],
  'import() in a generator': [
    [
      'm0.mjs',
      "function* g() { const r = yield import('./m1.mjs'); log(r) }\nconst i = g(); i.next(); i.next(5)",
    ],
    ['m1.mjs', ''],
  ],
  'names of exports that are texts': [
    ['m0.mjs', "import { 'a b' as ab, ñ } from './m1.mjs'\nlog(ab, ñ, { ñ }.ñ)"],
    ['m1.mjs', "const x = 1\nexport { x as 'a b' }\nexport const ñ = 2"],
  ],
  'await anywhere': [
    [
      'm0.mjs',
      "const f = async (a = 1) => a\nlog(await f(), [await 1, await 2].length)\nif (await true) { log('y') }\nclass A { [await 'k']() { return 1 } }\nlog(new A().k())",
    ],
  ],
}
