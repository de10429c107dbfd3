import { type Layer, layers } from '../../src/layers.ts'
import { type Import, importsOf } from './imports.ts'

/**
 * One line for each import of the module that src/layers.ts doesn't allow: the file, what it
 * imports, and what its layer may import.
 */
export function forbiddenImports(file: string, imports: Import[] = importsOf(file)): string[] {
  const layer = layerOf(file)
  if (layer === undefined) return [`${file} is in no layer. Add its folder to src/layers.ts`]
  return imports
    .filter((imported) => allowedBy(layer, file, imported) === undefined)
    .map((imported) => `${file} imports ${imported.specifier}. ${describeAllowed(layer, imported)}`)
}

/** Entries of src/layers.ts that no module uses. `importsByFile` holds every module of src. */
export function unusedImports(importsByFile: Map<string, Import[]>): string[] {
  const used = new Set<string>()
  for (const [file, imports] of importsByFile) {
    const layer = layerOf(file)
    if (layer === undefined) continue
    for (const imported of imports) {
      used.add(`${layer.name} imports ${allowedBy(layer, file, imported)}`)
    }
  }
  return layers.flatMap(({ name, imports, packages }) =>
    [...imports, ...packages]
      .map((allowed) => `${name} imports ${allowed}`)
      .filter((line) => !used.has(line)),
  )
}

/** The layer of a file, given by its path from the project's root. */
export function layerOf(file: string): Layer | undefined {
  return layers
    .filter(({ name }) => file.startsWith(`src/${name}/`))
    .sort((a, b) => b.name.length - a.name.length)[0]
}

/** The entry of the layer's lists that allows an import; for its own files and types, a reason. */
function allowedBy(layer: Layer, file: string, { isOurs, isType, target }: Import) {
  if (!isOurs) {
    if (layer.packages.includes(target)) return target
    const runsInNode = layer.runsIn === 'Node' || file.includes('.node.')
    return isType || (runsInNode && target.startsWith('node:')) ? 'a type, or Node' : undefined
  }
  const targetLayer = layerOf(target)
  if (targetLayer === layer) return 'itself'
  if (targetLayer?.name === 'entries') return undefined
  return layer.imports.find(
    (allowed) =>
      allowed === targetLayer?.name ||
      `src/${allowed}` === target ||
      (allowed.startsWith('/') &&
        (allowed.endsWith('/') ? `/${target}`.startsWith(allowed) : allowed === `/${target}`)),
  )
}

function describeAllowed(layer: Layer, { isOurs }: Import): string {
  const allowed = isOurs ? [layer.name, ...layer.imports] : layer.packages
  const what = isOurs ? 'may import' : 'may import these packages:'
  return `${layer.name} ${what} ${allowed.join(', ') || 'none'} (src/layers.ts)`
}
