import type { Random } from '../fuzz/random.ts'

/** A program of several modules, the one that is run first. It prints with `log`, and `show` calls a function. */
export type Program = { path: string; code: string }[]

/**
 * Makes a program of modules that import, export, reassign and await what they can, in circles too. Names are few, so
 * that they meet.
 */
export function createProgram(random: Random): Program {
  const names = Array.from({ length: random.number(2, 5) }, (_, index) => exportsOf(random, index))
  return names.map((_, index) => ({
    path: `m${index}.mjs`,
    code: createModule(random, index, names),
  }))
}

const pool = ['a', 'b', 'c', 'd']

type Exports = { code: string; exported: string[]; assignable: string[] }

const values = ['1', "'text'", '[1, 2]', '{ x: 1 }', 'null', 'undefined']

const functions: ((name: string) => string)[] = [
  (name) => `function ${name}() { return this === undefined ? '${name}' : 'this' }`,
  (name) => `async function ${name}() { await null; log('in ${name}') }`,
  (name) => `function* ${name}() { yield 1 }`,
  (name) => `class ${name} { x = 1; static y = typeof ${name} }`,
]

function exportsOf(random: Random, index: number): Exports {
  const code: string[] = []
  const exported: string[] = []
  const assignable: string[] = []
  for (const name of pool.filter(() => random.chance(0.5))) {
    const value = random.pick(values)
    const declarations: { [kind: string]: string } = {
      let: `export let ${name} = ${value}`,
      var: `export var ${name} = ${value}`,
      const: `export const ${name} = ${value}`,
      arrow: `export const ${name} = () => this === undefined`,
      pattern: `export let { ${name}, ...rest${name} } = { ${name}: ${value}, y: 2 }`,
      array: `export var [, ${name} = ${value}] = [1]`,
      late: `export { own${name} as ${name} }\nlet own${name} = ${value}`,
      listed: `var own${name} = ${value}\nexport { own${name} as ${name}, own${name} as 'the ${name}' }`,
      function: `export ${random.pick(functions)(name)}`,
    }
    const kind = random.pick(Object.keys(declarations))
    code.push(declarations[kind] as string)
    exported.push(name)
    if (kind === 'listed') exported.push(`the ${name}`)
    if (['let', 'var', 'pattern', 'array'].includes(kind)) assignable.push(name)
    if (kind === 'late' || kind === 'listed') assignable.push(`own${name}`)
  }
  if (random.chance(0.6)) {
    code.push(defaultExport(random, assignable))
    exported.push('default')
  }
  // A way to change the variables from elsewhere.
  const steps = assignable.map((name) => `try { ${name} = typeof ${name} + ${index} } catch {}`)
  code.push(`export function change${index}() { ${steps.join('; ')} }`)
  return { code: code.join('\n'), exported: [...exported, `change${index}`], assignable }
}

function defaultExport(random: Random, [variable]: string[]): string {
  return random.pick([
    "export default function () { return this === undefined ? 'default' : 'this' }",
    'export default async function () {}',
    'export default function /* ( */ * () { yield 1 }',
    'export default function named() { return typeof named }',
    'export default class {}\n;[].at(0)',
    'export default class Named { static x = typeof Named }',
    'export default class extends Array {}',
    "export default () => 'arrow'",
    'export default (function () {})',
    "export default (() => 'in parentheses')",
    'export default [1, 2]',
    "export default { x: 'y' }.x + 1",
    "export default new (class { toString() { return 'made' } })()",
    ...(variable ? [`export { ${variable} as default }`, `export default typeof ${variable}`] : []),
  ])
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function createModule(random: Random, index: number, all: Exports[]): string {
  const heads: string[] = []
  const body: string[] = []
  const own = all[index] as Exports
  const taken = new Set(own.exported)
  const imported: string[] = []
  const namespaces: string[] = []
  const count = random.number(index === 0 ? 2 : 0, 5)
  for (let number = 0; number < count; number++) {
    const from = random.number(0, all.length - 1)
    const path = random.chance(0.9) ? `'./m${from}.mjs'` : `"./${'./'.repeat(number)}m${from}.mjs"`
    const isWrong = random.chance(0.01)
    const name = isWrong ? 'nothing' : random.pick((all[from] as Exports).exported)
    const local = `${name === 'default' ? 'dflt' : name.replace(' ', '')}_${number}`
    const other = `e${number}`
    const free = pool.find((candidate) => !taken.has(candidate))
    const forms = [
      () => imported.push(local) && `import { ${key(name)} as ${local} } from ${path}`,
      () => imported.push(local) && `import { ${key(name)} as ${local} } from ${path};`,
      () => namespaces.push(local) && `import * as ${local} from ${path}`,
      () => `import ${path}`,
      () => `import {} from ${path}`,
      () => taken.add(other) && `export { ${key(name)} as ${other} } from ${path}`,
      () => taken.add(other) && `export * as ${other} from ${path}`,
      () => `export * from ${path}`,
      () =>
        imported.push(local) &&
        `import { ${key(name)} as ${local} } from ${path}\nexport { ${local} as ${other} }`,
      () =>
        namespaces.push(local) &&
        `import * as ${local} from ${path}\nexport { ${local} as ${other} }`,
      ...((all[from] as Exports).exported.includes('default')
        ? [
            () => imported.push(local) && `import ${local} from ${path}`,
            () => namespaces.push(local) && `import ${other}, * as ${local} from ${path}`,
          ]
        : []),
      ...(free && !isWrong
        ? [() => taken.add(free) && `export { ${key(name)} as ${free} } from ${path}`]
        : []),
    ]
    heads.push(String(random.pick(forms)()))
  }
  const isAsync = random.chance(0.3)
  const statements = random.number(2, 8)
  for (let number = 0; number < statements; number++) {
    const target = random.number(0, all.length - 1)
    const place = `'${index}.${number}'`
    const more = [
      `log(${place})`,
      `change${index}()`,
      `Promise.resolve().then(() => log(${place}))`,
    ]
    for (const local of imported)
      more.push(...usesOf(local).map((use) => useOf(random, place, use)))
    for (const local of namespaces) {
      const name = key(random.pick([...pool, 'default', 'then', 'missing']))
      more.push(...usesOfNamespace(local, name).map((use) => `log(${place}, show(() => ${use}))`))
    }
    for (const local of imported.filter((name) => name.startsWith('change'))) {
      more.push(`show(() => ${local}())`, `${local}?.()`, `{ ${local}() }`)
    }
    if (isAsync) more.push('await null', 'await Promise.resolve().then(() => null)')
    if (isAsync) more.push(`for await (const one of [1, 2]) log(${place}, one)`)
    if (index === 0 && random.chance(0.1)) {
      more.length = 0
      more.push(importOf(random, place, target))
    }
    body.push(random.pick(more))
  }
  if (random.chance(0.06)) body.push(`throw new Error('from ${index}')`)
  const parts = [...heads, own.code, ...body]
  // Imports and exports may stand anywhere, and what follows one without a semicolon is a statement of its own.
  return random.chance(0.3)
    ? [own.code, ...body, ...heads, '(0, log)(1)'].join('\n')
    : parts.join('\n')
}

const useOf = (random: Random, place: string, use: string) =>
  random.chance(0.8)
    ? `log(${place}, show(() => ${use}))`
    : `log(${place}, show(function () { return ${use} }))`

const usesOf = (name: string): string[] => [
  name,
  `typeof ${name}`,
  `${name}()`,
  `(${name})()`,
  `${name}?.()`,
  `${name}\`text\``,
  `new ${name}().x`,
  `[...${name}].length`,
  `({ ${name} }).${name}`,
  `({ ${name}: 1 }).${name}`,
  `((${name}) => ${name})(1)`,
  `((one = ${name}) => one)()`,
  `(function ${name}() { return typeof ${name} })()`,
  `(() => { let ${name} = 2; return ${name} })()`,
  `(() => { { var ${name} = 3 } return ${name} })()`,
  `(() => { for (const ${name} of [4]) return ${name} })()`,
  `(() => { try { throw 5 } catch (${name}) { return ${name} } })()`,
  `(() => { for (const { ${name} = 6 } of [{}]) return ${name} })()`,
  `(() => { ${name}: for (;;) break ${name}; return ${name} })()`,
  `(() => { class Other extends ${name} {} return Other.name })()`,
  `class { ${name} = 1; static own = this.${name}; static ['x'] = ${name} }.x`,
  `(() => { ${name} = 1 })()`,
  `(() => { ${name} += 1 })()`,
  `(() => { ({ ${name} } = { ${name}: 1 }) })()`,
  `(() => { [${name} = 1] = [] })()`,
  `${name}++`,
  `(() => { for (${name} of [1]) log('never') })()`,
]

const usesOfNamespace = (name: string, key: string): string[] => [
  name,
  `Object.keys(${name}).join()`,
  `Reflect.ownKeys(${name}).length`,
  `${name}[${JSON.stringify(key)}]`,
  `${name}.${key.startsWith("'") ? 'a' : key}`,
  `${name}.a()`,
  `(() => { ${name}.${key.startsWith("'") ? 'a' : key} = 1 })()`,
  `delete ${name}.a`,
  `'b' in ${name}`,
  `Object.getOwnPropertyDescriptor(${name}, 'c')`,
  `Object.isFrozen(${name})`,
  `Object.isExtensible(${name})`,
  `Object.getPrototypeOf(${name})`,
  `({ ...${name} })`,
  `(() => { const { a, ...rest } = ${name}; return [a, Object.keys(rest)] })()`,
]

function importOf(random: Random, place: string, target: number): string {
  const path = random.pick([
    `'./m${target}.mjs'`,
    `\`./m\${${target}}.mjs\``,
    `['.', 'm${target}.mjs'].join('/')`,
  ])
  return random.pick([
    `await import(${path}).then((all) => log(${place}, show(() => all)), (error) => log(${place}, error.name))`,
    `await (async () => import(${path}))().catch((error) => log(${place}, error.name))`,
    `log(${place}, await Promise.all([import(${path}), import(${path})]).then(([a, b]) => a === b, (error) => error.name))`,
    `const all${target}_${place.replace(/\W/g, '')} = await import(${path})`,
    `log(${place}, (await Promise.allSettled([import(${path}), import('./nowhere.mjs')])).map(({ status }) => status))`,
  ])
}
