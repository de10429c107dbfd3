import type { ImportedName } from '../libraries.ts'
import type { Binding, LiveModule } from '../live-page.ts'
import type { CompiledModule } from './compile-module.ts'
import { fileAt } from './resolve.ts'
import type { ModuleNames } from './rewrite-module.ts'
import { throwing } from './throwing.ts'

type Compiled = Omit<CompiledModule, 'assertions' | 'prints' | 'mistakes'>

/** A compiled file, once what it imports has been found. */
export type PlacedModule = Omit<Compiled, 'requests' | 'dynamicImports'> &
  Pick<LiveModule, 'path' | 'requests' | 'dynamic'>

/** Of a module without imports and exports. */
export const noNames: ModuleNames = { imports: [], exports: [], reexports: [], stars: [] }

/**
 * Finds what a compiled file imports.
 * @param link returns, for a specifier as written, the index of a module of the page; itself for a package or a file
 *     that doesn't exist
 * @param all returns the indexes of all files of the project, by their paths, for an `import()` of any of them
 */
export function placeModule(
  path: string,
  { requests, dynamicImports, ...compiled }: Compiled,
  link: (specifier: string) => number | string,
  all: () => Map<string, number>,
): PlacedModule {
  const dynamic = dynamicImports.flatMap((specifier): [address: string, index: number][] => {
    if (specifier === null) return addressesOf(all())
    const to = link(specifier)
    return typeof to === 'number' ? [[addressOf(specifier, path), to]] : []
  })
  return {
    ...compiled,
    path,
    requests: requests.map(({ specifier, line }) => [link(specifier), line]),
    ...(dynamic.length > 0 && { dynamic: Object.fromEntries(dynamic) }),
  }
}

const addressOf = (specifier: string, from = '') => new URL(specifier, `live:///${from}`).pathname

/** The index of each file by all addresses that mean it. */
function addressesOf(files: Map<string, number>): [address: string, index: number][] {
  const paths = [...files.keys()]
  const targets = paths.flatMap((path) => {
    const stem = path.replace(/\.\w+$/, '')
    return [path, stem, `${stem}.js`, `${stem}.jsx`, stem.replace(/\/index$/, '')]
  })
  return targets.flatMap((target) => {
    const index = files.get(fileAt(paths, target) ?? '')
    return index === undefined ? [] : [[addressOf(`./${target}`), index] as [string, number]]
  })
}

/** Finds the variable of each name that modules import or export, by the rules of the language. */
export function linkModules(modules: PlacedModule[]): LiveModule[] {
  return modules.map((module, index) => {
    const { path, code, isAsync, requests, dynamic } = module
    /** What throws instead of the code, because something can't be linked. */
    const mistakes: string[] = []
    const linked = ({ from, name, line }: Passed): Binding[] => {
      const found = resolveFrom(modules, module, from, name)
      if (found && found !== 'ambiguous') return [found]
      const exporter = requests[from]?.[0] as number
      const message = mistakeOf(modules, exporter, String(name), found !== null)
      mistakes.push(throwing('SyntaxError', message, line))
      return []
    }
    const imports = module.imports.flatMap((imported) =>
      linked(imported).map((found) => [imported.local, ...found, imported.line] as LinkedImport),
    )
    const passed = module.reexports.flatMap((reexport) =>
      linked(reexport).map((found) => [null, ...found, reexport.line] as LinkedImport),
    )
    const exports = exportedNames(modules, index).flatMap((exported): LiveModule['exports'] => {
      const found = resolveExport(modules, index, exported)
      return found && found !== 'ambiguous' ? [[exported, ...found]] : []
    })
    const stars = packagesOf(modules, index)
    return {
      ...{ path, code: mistakes[0] ?? code, requests, exports },
      imports: [...imports, ...passed.filter(([, to]) => typeof to !== 'number')],
      ...(isAsync && mistakes.length === 0 && { isAsync }),
      ...(stars.length > 0 && { stars }),
      ...(dynamic && { dynamic }),
    }
  })
}

type Passed = Omit<ModuleNames['imports'][number], 'local'>
type LinkedImport = LiveModule['imports'][number]

function mistakeOf(
  modules: PlacedModule[],
  index: number,
  name: string,
  isAmbiguous: boolean,
): string {
  const path = modules[index]?.path
  if (isAmbiguous) {
    return `${path} exports several variables as "${name}", by \`export *\`. Import it from the file that you mean.`
  }
  const names = exportedNames(modules, index).join(', ')
  return `${path} has no export named "${name}". It exports ${names || 'nothing'}.`
}

type Resolved = Binding | 'ambiguous' | null

/** The variable behind a name of a module's request. */
function resolveFrom(
  modules: PlacedModule[],
  { requests }: PlacedModule,
  from: number,
  name: string | null,
  seen: string[] = [],
): Resolved {
  const [to] = requests[from] as [number | string, number]
  return typeof to === 'string' || name === null
    ? [to, name]
    : resolveExport(modules, to, name, seen)
}

/** `ResolveExport` of the specification. What packages export is only known where they are loaded. */
function resolveExport(
  modules: PlacedModule[],
  index: number,
  name: string,
  seen: string[] = [],
): Resolved {
  const key = `${index} ${name}`
  if (seen.includes(key)) return null
  seen.push(key)
  const module = modules[index] as PlacedModule
  const own = module.exports.find(([exported]) => exported === name)
  if (own) return [index, own[1]]
  const passed = module.reexports.find(({ exported }) => exported === name)
  if (passed) return resolveFrom(modules, module, passed.from, passed.name, seen)
  if (name === 'default') return null
  const packages: string[] = []
  let result: Binding | null = null
  for (const from of module.stars) {
    const to = module.requests[from]?.[0]
    const found = typeof to === 'string' ? null : resolveFrom(modules, module, from, name, seen)
    if (found === 'ambiguous') return found
    if (typeof to === 'string') packages.push(to)
    else if (Array.isArray(found?.[0])) packages.push(...found[0])
    else if (result && found && String(found) !== String(result)) return 'ambiguous'
    else result ??= found
  }
  return result ?? (packages.length > 0 ? [packages, name] : null)
}

/** The names that files give to what a module exports, sorted. */
function exportedNames(modules: PlacedModule[], index: number, seen: number[] = []): string[] {
  if (seen.includes(index)) return []
  seen.push(index)
  const { requests, exports, reexports, stars } = modules[index] as PlacedModule
  const passed = stars.flatMap((from) => {
    const to = requests[from]?.[0]
    return typeof to === 'number' ? exportedNames(modules, to, seen) : []
  })
  const names = [
    ...exports.map(([exported]) => exported),
    ...reexports.map(({ exported }) => exported),
    ...passed.filter((name) => name !== 'default'),
  ]
  return [...new Set(names)].sort()
}

/** The packages of which a module exports everything, by itself or by other files. */
function packagesOf(modules: PlacedModule[], index: number, seen: number[] = []): string[] {
  if (seen.includes(index)) return []
  seen.push(index)
  const { requests, stars } = modules[index] as PlacedModule
  return stars.flatMap((from) => {
    const to = requests[from]?.[0]
    return typeof to === 'number' ? packagesOf(modules, to, seen) : (to ?? [])
  })
}

/** The names that a compiled file imports from files and packages. */
export function importedNames({
  requests,
  dynamicImports,
  imports,
  reexports,
  stars,
}: Compiled): ImportedName[] {
  const named = [...imports, ...reexports, ...stars.map((from) => ({ from, name: null }))]
  return [
    ...named.map(({ from, name }) => ({
      from: requests[from]?.specifier ?? '',
      name: name ?? '*',
    })),
    ...dynamicImports.flatMap((from) => (from === null ? [] : { from, name: '*' })),
  ]
}
