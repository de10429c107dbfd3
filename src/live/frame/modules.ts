import type { LiveModule } from '../live-page.ts'
import type { Guard } from './guard.ts'

type Namespace = { [name: string]: unknown }

/** The packages that have been loaded into the frame. */
export type Registry = Map<string, Namespace>

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...values: unknown[]) => Promise<void>

const parameters = [
  '__deps',
  '__exports',
  '__export',
  '__import',
  '__meta',
  '__style',
  '__at',
  '__guard',
]

/** The number of lines that engines add above the code of an `AsyncFunction`. */
export const linesAbove = 2

/** Records which line of a file runs, and returns `value`, so that a call can surround an expression. */
export type At = (file: string, line: number, value: unknown, name?: string) => unknown

type Host = {
  registry: Registry
  at: At
  guard: Guard
  addStyle: (text: string) => void
}

/** Runs a compiled module after everything that it imports. */
export function createModules(modules: LiveModule[], { registry, at, guard, addStyle }: Host) {
  const begun = new Map<number, { namespace: Namespace; done: Promise<void> }>()

  async function load(moduleRef: number | string): Promise<Namespace> {
    if (typeof moduleRef === 'string') return packageNamed(moduleRef)
    const started = begun.get(moduleRef)
    // Waiting for a cycle of imports would never end. Exports are getters, so they return what exists by then.
    if (started) return started.namespace
    const namespace: Namespace = {}
    const entry = { namespace, done: Promise.resolve() }
    begun.set(moduleRef, entry)
    entry.done = run(modules[moduleRef] as LiveModule, namespace)
    await entry.done
    return namespace
  }

  function packageNamed(name: string): Namespace {
    const namespace = registry.get(name)
    if (!namespace) throw new Error(`The package "${name}" isn't available in live samples.`)
    return namespace
  }

  async function run(module: LiveModule, namespace: Namespace): Promise<void> {
    const { path, code, imports, dynamic = {} } = module
    const deps: Namespace[] = []
    for (const moduleRef of imports) deps.push(await load(moduleRef))
    const body = new AsyncFunction(...parameters, `${code}\n//# sourceURL=live:///${path}`)
    const dynamicImport = (specifier: string) => load(dynamic[specifier] ?? specifier)
    const meta = { url: `live:///${path}`, env: { DEV: true, PROD: false, MODE: 'development' } }
    const atLine = at.bind(null, path)
    const check = (line: number) => guard.check(path, line)
    await body(deps, namespace, exportTo, dynamicImport, meta, addStyle, atLine, check)
  }

  return load
}

function exportTo(
  namespace: Namespace,
  getters: { [name: string]: () => unknown },
  stars: Namespace[],
): void {
  const define = (name: string, get: () => unknown) =>
    Object.defineProperty(namespace, name, { get, enumerable: true, configurable: true })
  for (const star of stars) {
    for (const name of Object.keys(star)) {
      if (name !== 'default') define(name, () => star[name])
    }
  }
  for (const [name, get] of Object.entries(getters)) define(name, get)
}
