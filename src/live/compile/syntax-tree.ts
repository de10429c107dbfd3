/** The parts of an ESTree node that are needed, whichever parser made it. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** A comment as parsers report it: `value` is its text without `//`. */
export type Comment = { type: string; value: string; start: number; end: number }

/** Visits a node and all its descendants; `leave` is called after those. */
export function walk(
  node: Node,
  enter: (node: Node, parent: Node | null) => void,
  leave: (node: Node) => void = () => {},
  parent: Node | null = null,
): void {
  enter(node, parent)
  for (const child of childrenOf(node)) walk(child, enter, leave, node)
  leave(node)
}

/** The children of a node, in the order of its properties. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const [name, part] of Object.entries(node)) {
    if (name === 'parent') continue
    if (Array.isArray(part)) children.push(...part.filter(isNode))
    else if (isNode(part)) children.push(part)
  }
  return children
}

/** Whether a property of a node is a node. */
export const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && typeof Reflect.get(part, 'type') === 'string'

/** The line of an offset, counted from 1. */
export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Whether a node itself waits for something, outside of functions in it. */
export function awaits(node: Node): boolean {
  const isWaiting =
    node.type === 'AwaitExpression' ||
    (node.type === 'ForOfStatement' && node.await === true) ||
    (node.type === 'VariableDeclaration' && node.kind === 'await using')
  return (
    isWaiting || childrenOf(node).some((child) => !functions.includes(child.type) && awaits(child))
  )
}
