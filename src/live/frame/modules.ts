import { throwing } from '../compile/throwing.ts'
import type { Binding, LiveModule } from '../live-page.ts'
import { Evaluation } from './evaluation.ts'
import type { Guard } from './guard.ts'
import { createNamespace, type Variable } from './namespace.ts'

/** The packages that have been loaded into the frame. */
export type Registry = Map<string, { [name: string]: unknown }>

type Body = (...values: unknown[]) => { next: () => unknown }
type BodyConstructor = new (...source: string[]) => Body
const Generator = function* () {}.constructor as BodyConstructor
const AsyncGenerator = async function* () {}.constructor as BodyConstructor

const parameters = [
  '__in',
  '__export',
  '__call',
  '__import',
  '__meta',
  '__style',
  '__at',
  '__guard',
]

/** The number of lines that engines add above the code of such a function. */
export const linesAbove = 2

/** Records which line of a file runs, and returns `value`, so that a call can surround an expression. */
export type At = (file: string, line: number, value: unknown, name?: string) => unknown

type Host = {
  registry: Registry
  at: At
  guard: Guard
  addStyle: (text: string) => void
}

/**
 * Links the modules of a sample and runs them, as the language does.
 * @returns `run` runs a module after everything that it imports. It rejects with what a module throws, or because of an
 *     import of something that doesn't exist.
 */
export function createModules(
  sources: LiveModule[],
  { registry, at, guard, addStyle }: Host,
): { run: (index: number) => Promise<void>; namespaceOf: (index: number) => object } {
  const evaluations = sources.map(({ isAsync }) => new Evaluation(isAsync ?? false))
  const linked = new Set<number>()
  /** For the variables that each module exports. */
  const getters: { [local: string]: () => unknown }[] = []
  const namespaces = new Map<Binding[0], object>()
  const sourceAt = (index: number) => sources[index] as LiveModule

  function namespaceOf(to: Binding[0]): object {
    const namespace = namespaces.get(to) ?? createNamespace(variablesOf(to))
    namespaces.set(to, namespace)
    return namespace
  }

  function variablesOf(to: Binding[0]): Variable[] {
    if (typeof to !== 'number') {
      return Object.keys(registry.get(String(to)) ?? {}).map((name) => [name, readerOf(to, name)])
    }
    const { exports, stars = [] } = sourceAt(to)
    const passed = stars.flatMap((from) => variablesOf(from))
    return [
      ...exports.map(([exported, from, name]): Variable => [exported, readerOf(from, name)]),
      ...passed.filter(([name]) => name !== 'default'),
    ]
  }

  /** How to read a variable. What a package doesn't have is undefined. */
  function readerOf(to: Binding[0], name: string | null): () => unknown {
    if (name === null) return () => namespaceOf(to)
    if (typeof to === 'number') return () => getters[to]?.[name]?.()
    const values = packageWith(to, name)
    return () => values?.[name]
  }

  const packageWith = (names: string | string[], name: string) =>
    [names]
      .flat()
      .map((each) => registry.get(each))
      .find((values) => Object.hasOwn(values ?? {}, name))

  /** Creates the functions of a module and of what it imports. */
  function link(entry: number): void {
    const found = new Set([entry])
    for (const index of found) {
      if (linked.has(index)) found.delete(index)
      else for (const [to] of sourceAt(index).requests) if (typeof to === 'number') found.add(to)
    }
    for (const index of found) instantiate(index)
    for (const index of found) linked.add(index)
  }

  function instantiate(index: number): void {
    const { path, code, isAsync, requests, imports, dynamic = {} } = sourceAt(index)
    const mistakes: string[] = []
    for (const [to, line] of requests) {
      if (typeof to === 'string' && !registry.has(to)) {
        mistakes.push(throwing('Error', absent(to), line))
      }
    }
    const scope = {}
    for (const [local, to, name, line] of imports) {
      if (typeof to !== 'number' && name !== null && !packageWith(to, name)) {
        const message = `${[to].flat().join(' and ')} has no export named "${name}".`
        mistakes.push(throwing('SyntaxError', message, line))
      }
      if (local === null) continue
      Object.defineProperty(scope, local, {
        get: readerOf(to, name),
        set() {
          throw new TypeError('Assignment to constant variable.')
        },
      })
    }
    const url = `live:///${path}`
    const importAny = async (specifier: unknown) => {
      const name = `${specifier}`
      const to = name.startsWith('.') ? dynamic[new URL(name, url).pathname] : name
      if (typeof to === 'number') await run(to)
      else if (!registry.has(`${to}`)) throw new Error(absent(name))
      return namespaceOf(to as Binding[0])
    }
    const offer = (own: (typeof getters)[number]) => {
      getters[index] = own
    }
    const env = { DEV: true, PROD: false, MODE: 'development' }
    const meta = Object.assign(Object.create(null), { url, env })
    const check = (line: number) => guard.check(path, line)
    const Body = isAsync && mistakes.length === 0 ? AsyncGenerator : Generator
    const body = new Body(...parameters, `${mistakes[0] ?? code}\n//# sourceURL=${url}`)
    const atLine = at.bind(null, path)
    const steps = body(scope, offer, callable, importAny, meta, addStyle, atLine, check)
    steps.next()
    const evaluation = evaluations[index] as Evaluation
    evaluation.run = () => steps.next()
    evaluation.requested = requests.flatMap(([to]) => evaluations[to as number] ?? [])
  }

  async function run(index: number): Promise<void> {
    link(index)
    // The first step of an async module ends after this.
    await null
    await evaluations[index]?.evaluate()
  }

  return { run, namespaceOf }
}

const absent = (specifier: string) =>
  `"${specifier}" is neither a file of this sample nor a package that live samples have.`

/** What is called, if it can be; otherwise a function that fails as the call would. */
const callable = (value: unknown, name?: string) =>
  typeof value === 'function' || name === undefined
    ? value
    : () => {
        throw new TypeError(`${name} is not a function`)
      }
