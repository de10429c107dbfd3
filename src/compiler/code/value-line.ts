import { lineAt, type Node } from '../../live/compile/syntax-tree.ts'
import { parseScript } from './syntax.ts'

/**
 * The line of a value, counted from 1, in the source of a module or of JSON. A value that isn't written out in its
 * place, such as one that is missing or that a function returns, has the line of the innermost value around it.
 * @param path keys and indexes, from the outermost value in; in a module, it begins with the name of an export
 */
export function valueLine(file: string, text: string, path: PropertyKey[]): number {
  const isJson = file.endsWith('.json')
  const source = isJson ? `const json = ${text}` : text
  let parts = declaratorsIn(parseScript(source, 'ts').program.body as unknown as Node[])
  let start = 0
  for (const key of isJson ? ['json', ...path] : path) {
    const found = parts.findLast((part, index) => key === (keyOf(part) ?? index))
    if (!found) break
    start = found.start
    parts = partsOf(found)
  }
  return lineAt(source, start)
}

const declaratorsIn = (body: Node[]): Node[] =>
  body.flatMap(
    (node) => ((node.declaration ?? node) as { declarations?: Node[] }).declarations ?? [],
  )

/** The name of a variable or property; elements of a list have none. */
function keyOf({ type, id, key }: Node): unknown {
  if (type !== 'VariableDeclarator' && type !== 'Property') return undefined
  const { name, value } = (id ?? key) as { name?: string; value?: unknown }
  return name ?? value
}

/** The properties or elements of the value of a variable, a property or an element. */
function partsOf(node: Node): Node[] {
  let value = (node.type === 'Property' ? node.value : (node.init ?? node)) as Node
  // `value as Type`, `value satisfies Type`, `(value)`
  while (value.expression) value = value.expression as Node
  const parts = (value.elements ?? value.properties ?? []) as Node[]
  // After elements that are spread into the list, indexes aren't known.
  const spread = parts.findIndex(({ type }) => type === 'SpreadElement')
  return spread < 0 || value.properties ? parts : parts.slice(0, spread)
}
