import type { Layer } from '../../src/layers.ts'

/** The layers as a Markdown table, in their order. */
export function layerTable(layers: Layer[]): string {
  const rows = layers.map(({ name, purpose, runsIn, imports, packages }) => {
    const allowed = imports.map((path) => path.replace(/^\//, ''))
    return `| \`${name}\` | ${purpose} | ${runsIn} | ${allowed.join(', ')} | ${packages.join(', ')} |`
  })
  return [
    '| Folder of `src` | What it is | Runs in | May import | Packages |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/**
 * The layers as a Mermaid graph. An arrow goes from a layer to a layer that it imports. It is left
 * out if other arrows already lead there, which keeps the picture readable.
 */
export function layerPicture(layers: Layer[]): string {
  const lines = layers.flatMap((layer) => {
    const targets = targetsOf(layer, layers)
    return targets
      .filter((target) => !targets.some((other) => reaches(other, target, layers)))
      .map((target) => `  ${idOf(layer.name)} --> ${idOf(target)}`)
  })
  const nodes = layers.map(
    ({ name, runsIn }) => `  ${idOf(name)}["${name}<br><small>${runsIn}</small>"]`,
  )
  return ['```mermaid', 'graph TD', ...nodes, ...lines, '```'].join('\n')
}

const idOf = (name: string) => name.replaceAll('/', '-')

/** Names of the layers that a layer imports, in whole or in part. */
export function targetsOf({ name, imports }: Layer, layers: Layer[]): string[] {
  const others = layers.filter((other) => other.name !== name)
  const targets = imports.flatMap((path) => {
    const holding = others.filter((other) => `${path}/`.startsWith(`${other.name}/`))
    return holding.sort((a, b) => b.name.length - a.name.length)[0]?.name ?? []
  })
  return [...new Set(targets)]
}

/** Whether a layer imports another one, directly or through others. */
function reaches(from: string, to: string, layers: Layer[]): boolean {
  const layer = layers.find(({ name }) => name === from)
  const targets = layer ? targetsOf(layer, layers) : []
  return targets.some((target) => target === to || reaches(target, to, layers))
}

/** A document in which the text between `<!-- generated: name -->` and `<!-- end -->` is replaced. */
export function withGenerated(document: string, texts: { [name: string]: string }): string {
  return document.replace(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_all, start: string, name: string, end: string) => `${start}\n${texts[name]}\n\n${end}`,
  )
}
