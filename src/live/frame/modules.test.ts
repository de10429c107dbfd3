import { expect, test } from 'vitest'
import { compileProject } from '../page/edited-project.ts'
import { createModules, linesAbove, type Registry } from './modules.ts'

const packages: Registry = new Map([['tea', { leaves: 3, brew: () => 'tea', default: 'pot' }]])

/** Runs the first of the files, each with its path and its code, and returns what they give to `log`. */
async function run(...files: [path: string, code: string][]): Promise<unknown[]> {
  const logged: unknown[] = []
  const { modules } = compileProject(files.map(([path, code]) => ({ path, code })))
  const log = (...values: unknown[]) => logged.push(...values)
  const linked = createModules(modules, {
    registry: new Map([...packages, ['log', { log }]]),
    at: (_file, _line, value) => value,
    guard: { check: () => {}, last: () => ({ file: '', line: 0 }), end: () => {} },
    addStyle: () => {},
  })
  await linked.run(0)
  return logged
}

const logging = (code: string) => `import { log } from 'log'\n${code}`

/** The error of a run, and where in the files the mistake is. */
async function mistakeIn(...files: [path: string, code: string][]): Promise<string> {
  const error: Error = await run(...files).then(
    () => new Error('nothing failed'),
    (thrown) => thrown,
  )
  const [, file, line] = /live:\/*([^:]+):(\d+)/.exec(error.stack ?? '') ?? []
  return `${file}:${Number(line) - linesAbove} ${error}`
}

test('What a module assigns to an export is seen by those that import it, and only it may assign', async () => {
  const counter: [string, string] = [
    'counter.ts',
    'export let count = 0\nexport const add = () => { count += 1 }',
  ]
  const code = "import { add, count } from './counter'\nadd()\nlog(count)\nadd()\nlog({ count })\n"
  expect(await run(['a.ts', logging(code)], counter)).toEqual([1, { count: 2 }])
  const assigning = "import { count } from './counter'\n[count] = [1]"
  await expect(run(['a.js', assigning], counter)).rejects.toThrow(
    new TypeError('Assignment to constant variable.'),
  )
})

test('Modules that import each other use functions before they have run, and variables after', async () => {
  const even = logging(`import { isOdd, word } from './odd'
export function isEven(n: number): boolean { return n === 0 || isOdd(n - 1) }
log(word, isOdd(3))`)
  const odd = logging(`import { isEven } from './even'
export const word = isEven(0) ? 'odd' : ''
export function isOdd(n: number): boolean { return n !== 0 && isEven(n - 1) }`)
  expect(await run(['even.ts', even], ['odd.ts', odd])).toEqual(['odd', true])
  const early = ['b.ts', "import { a } from './a'\nconst b = a"] as [string, string]
  await expect(run(['a.ts', "import './b'\nexport const a = 1"], early)).rejects.toThrow(
    ReferenceError,
  )
})

test('An imported function is called without `this`, and what is no function fails by its name', async () => {
  const lib = 'export function self() { return this }\nexport const text = 1'
  const code = logging(`import { self, text } from './lib'
log(self(), (self)(), self\`\`, self?.(), text?.toFixed())
try { text(log('argument')) } catch (error) { log(error.message) }`)
  expect(await run(['a.js', code], ['lib.js', lib])).toEqual([
    ...[undefined, undefined, undefined, undefined, '1'],
    ...['argument', 'text is not a function'],
  ])
})

test('A default export of every form has the name and the value that it has in the language', async () => {
  const named = async (code: string, use = 'one.name') => {
    const files: [string, string][] = [['one.js', code]]
    const [value] = await run(['a.js', logging(`import one from './one'\nlog(${use})`)], ...files)
    return value
  }
  for (const form of [
    'function () {}',
    'async function* () {}',
    'class {}',
    '() => {}',
    '(() => {})',
  ]) {
    expect(await named(`export default ${form}`), form).toBe('default')
  }
  expect(await named('export default function own() {}')).toBe('own')
  expect(await named('export default class Own {}\n;[1].at(0)')).toBe('Own')
  expect(await named('export default class { static name = "its" }')).toBe('its')
  expect(await named('let a = 1\nexport default a\na = 2', 'one')).toBe(1)
  expect(await named('let a = 1\nexport { a as default }\na = 2', 'one')).toBe(2)
  expect(await named('export default function f() {}\nf = 2', 'one')).toBe(2)
})

test('Names are passed on, and of those that meet, none is', async () => {
  const index = `export * from './one'
export * from './two'
export * as two from './two'
export { a as first, default } from './one'
export const own = 'own'`
  const files: [string, string][] = [
    ['index.ts', index],
    ['one.ts', "export const a = 'a1', both = 1, own = 1\nexport default 'd1'"],
    ['two.ts', "export const b = 'b2', both = 2\nexport { own } from './one'"],
  ]
  const code = "import * as all from './index'\nimport d, { first } from './index'\n"
  const [keys, ...values] = await run(
    ['a.ts', logging(`${code}log(Object.keys(all).join(), all.two.both, all.own, d, first)`)],
    ...files,
  )
  expect(keys).toBe('a,b,default,first,own,two')
  expect(values).toEqual([2, 'own', 'd1', 'a1'])
  expect(await mistakeIn(['a.ts', "import { both } from './index'"], ...files)).toBe(
    'a.ts:1 SyntaxError: index.ts exports several variables as "both", by `export *`. Import it from the file that you mean.',
  )
})

test('A namespace can’t be changed, and shows what its variables are now', async () => {
  const code = logging(`import * as lib from './lib'
for (const change of [() => { lib.a = 2 }, () => { lib.b = 2 }, () => { delete lib.a }]) {
  try { change(); log('changed') } catch (error) { log(error.name) }
}
lib.set(5)
log(lib.a, { ...lib }.a, Object.getOwnPropertyDescriptor(lib, 'a').value, Object.prototype.toString.call(lib), lib.b)`)
  const lib = 'export let a = 1\nexport const set = (next) => { a = next }'
  expect(await run(['a.js', code], ['lib.js', lib])).toEqual([
    ...['TypeError', 'TypeError', 'TypeError'],
    ...[5, 5, 5, '[object Module]', undefined],
  ])
})

test('Packages are modules as well', async () => {
  const code = logging(`import pot, { brew, leaves as three } from 'tea'
import * as tea from 'tea'
export * from 'tea'
log(pot, brew(), three, Object.keys(tea).join(), (await import('tea')) === tea)
try { three = 4 } catch (error) { log(error.message) }`)
  expect(await run(['a.js', code])).toEqual([
    ...['pot', 'tea', 3, 'brew,default,leaves', true],
    'Assignment to constant variable.',
  ])
})

test('Whoever imports a module with a top-level await waits for it, also at the same time', async () => {
  const code = logging(`const [a, b] = await Promise.all([import('./a'), import('./b')])
log(a.a, b.b)`)
  expect(
    await run(
      ['index.ts', code],
      ['a.ts', "import { shared } from './shared'\nexport const a = 'a' + shared"],
      ['b.ts', "import { shared } from './shared'\nexport const b = 'b' + shared"],
      ['shared.ts', 'await new Promise((go) => setTimeout(go, 5))\nexport const shared = 1'],
    ),
  ).toEqual(['a1', 'b1'])
})

test('A module runs once, and one that threw throws the same error again', async () => {
  const code = logging(`const errors = []
for (const path of ['./bad', './bad.js', './user']) await import(path).catch((e) => errors.push(e))
log(errors.length, new Set(errors).size, errors[0].message)`)
  expect(
    await run(
      ['a.js', code],
      ['bad.js', logging("log('runs')\nexport const early = 1\nthrow new Error('No')")],
      ['user.js', "import { early } from './bad'\nearly"],
    ),
  ).toEqual(['runs', 3, 1, 'No'])
})

test('import() stands anywhere, and finds a file by any expression', async () => {
  const code = logging(`const load = () => import('./pages/one')
const name = 'one'
class Page { static it = import(\`./pages/\${name}\`); get() { return import(this.path) } path = './pages/one.ts' }
const pages = await Promise.all([load(), import('./pages/one').then((page) => page), Page.it, new Page().get()])
log(new Set(pages).size, pages[0].default)
await import('./pages/' + 'two').catch((error) => log(error.message))`)
  expect(await run(['a.ts', code], ['pages/one.ts', "export default 'one'"])).toEqual([
    ...[1, 'one'],
    '"./pages/two" is neither a file of this sample nor a package that live samples have.',
  ])
})

test('import.meta is one object for each module', async () => {
  const code = logging(`const isDev = () => import.meta.env.DEV
log(isDev(), import.meta === import.meta, import.meta.url, import.meta.env.MODE)`)
  expect(await run(['src/a.ts', code])).toEqual([true, true, 'live:///src/a.ts', 'development'])
})

test('An import of nothing is an error with its line, before anything runs', async () => {
  const lib: [string, string] = ['lib.ts', logging("export const a = 1, b = 2\nlog('runs')")]
  expect(await mistakeIn(['a.ts', "import {\n  a,\n  c,\n} from './lib'"], lib)).toBe(
    'a.ts:3 SyntaxError: lib.ts has no export named "c". It exports a, b.',
  )
  expect(await mistakeIn(['a.ts', "\nexport { c } from './lib'"], lib)).toMatch(/^a\.ts:2 Synt/)
  expect(await mistakeIn(['a.ts', "import one from './lib'"], lib)).toMatch(/named "default"/)
  expect(await mistakeIn(['a.ts', "import './b'"], ['b.ts', "\n\nimport './c'"])).toBe(
    'b.ts:3 Error: "./c" is neither a file of this sample nor a package that live samples have.',
  )
  expect(await mistakeIn(['a.ts', "import { milk } from 'tea'"])).toBe(
    'a.ts:1 SyntaxError: tea has no export named "milk".',
  )
  expect(await mistakeIn(['a.ts', "import 'coffee'"])).toBe(
    'a.ts:1 Error: "coffee" is neither a file of this sample nor a package that live samples have.',
  )
})

test('Data is one value', async () => {
  const code = logging("import data from './a.json'\nimport { same } from './b'\nlog(data, same)")
  const same =
    "import data from './a.json'\nexport const same = data === (await import('./a.json')).default"
  expect(await run(['a.ts', code], ['b.ts', same], ['a.json', '{"a": 1}'])).toEqual([
    ...[{ a: 1 }, true],
  ])
})
