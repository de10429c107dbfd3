import { lineAt, type Node } from '../../syntax-tree/syntax-tree.ts'
import { parseScript } from './syntax.ts'

/**
 * The line of a value, counted from 1, in the source of a module or of JSON. A value that is not written out,
 * such as one that a function makes or that is missing, has the line of the innermost one around it.
 * @param path keys and places from the outermost value on; of a module they begin with the name of an export
 */
export function valueLine(file: string, text: string, path: PropertyKey[]): number {
  const isJson = file.endsWith('.json')
  const { program } = parseScript(isJson ? `(${text})` : text, 'ts')
  const body = program.body as unknown as Node[]
  const variables = variablesOf(body)
  const [first] = body
  let value = isJson ? (first?.expression as Node | undefined) : undefined
  let start = 0
  for (const [depth, key] of path.entries()) {
    const found: Found | undefined =
      !isJson && depth === 0 ? variables.get(String(key)) : childOf(value, key, variables)
    if (!found) break
    start = found.start
    value = found.value
  }
  return lineAt(text, isJson ? Math.max(0, start - 1) : start)
}

/** Where a value begins, with its key, and the value. */
type Found = { start: number; value: Node }

/** The variables that a module declares outside of functions. */
function variablesOf(body: Node[]): Map<string, Found> {
  const declarations = body.map((node) => (node.declaration ?? node) as Node)
  return new Map(
    declarations.flatMap(({ declarations = [] }) =>
      (declarations as { id: { name: string; start: number }; init: Node | null }[]).flatMap(
        ({ id, init }) => (init ? [[id.name, { start: id.start, value: init }]] : []),
      ),
    ),
  )
}

function childOf(
  node: Node | undefined,
  key: PropertyKey,
  variables: Map<string, Found>,
): Found | undefined {
  if (node?.type === 'Identifier') {
    return childOf(variables.get(String(node.name))?.value, key, variables)
  }
  if (node?.type === 'ArrayExpression') {
    const before = (node.elements as Node[]).slice(0, Number(key) + 1)
    if (before.some((element) => element?.type === 'SpreadElement')) return undefined
    const value = before[Number(key)]
    return value && { start: value.start, value }
  }
  if (node?.type === 'ObjectExpression') {
    const property = (node.properties as Node[]).findLast((property) => {
      const { name, value } = (property.key ?? {}) as { name?: string; value?: unknown }
      return (name ?? value) === key
    })
    return property && { start: property.start, value: property.value as Node }
  }
  // `value as Type`, `value satisfies Type`, `(value)`
  return node?.expression ? childOf(node.expression as Node, key, variables) : undefined
}
