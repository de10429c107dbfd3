import { childrenOf, type Node } from './syntax-tree.ts'

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const classes = ['ClassDeclaration', 'ClassExpression']
const blocks = [
  'BlockStatement',
  'CatchClause',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'StaticBlock',
  'SwitchStatement',
]

/**
 * Finds where variables of a module are read or assigned, in its functions too, except where a function, a block or a
 * class has a variable of the same name.
 * @param names of the variables
 * @param visit is given each identifier, and the nodes around it, the outermost first
 */
export function walkReferences(
  program: Node,
  names: ReadonlySet<string>,
  visit: (identifier: Node, around: readonly Node[]) => void,
): void {
  const scopes = scopesOf(program)
  const around: Node[] = []
  const step = (node: Node) => {
    if (node.type === 'Identifier') {
      const name = nameOf(node)
      const isOwn = around.some(
        (outer, place) =>
          scopes.get(outer)?.has(name) && outer.discriminant !== (around[place + 1] ?? node),
      )
      if (names.has(name) && !isOwn && isVariable(node, around.at(-1))) visit(node, around)
      return
    }
    if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return
    around.push(node)
    childrenOf(node).forEach(step)
    around.pop()
  }
  step(program)
}

/** Names are also keys of properties, and labels. */
function isVariable(identifier: Node, parent: Node | undefined): boolean {
  if (!parent || parent.type === 'MetaProperty' || parent.label === identifier) return false
  const key = parent.type === 'MemberExpression' ? parent.property : parent.key
  return key !== identifier || parent.computed === true
}

/** The variables that each function, block and class adds to those around it. */
function scopesOf(program: Node): Map<Node, Set<string>> {
  const scopes = new Map<Node, Set<string>>()
  const declare = (scope: Node, names: string[]) => {
    scopes.set(scope, new Set([...(scopes.get(scope) ?? []), ...names]))
  }
  /** @param body what `var` belongs to */
  const step = (node: Node, block: Node, body: Node) => {
    const isFunction = functions.includes(node.type)
    const isScope = isFunction || classes.includes(node.type)
    if (node.type === 'VariableDeclaration') {
      declare(node.kind === 'var' ? body : block, declaredNames(node))
    } else if (node.type === 'CatchClause') {
      declare(node, namesIn(node.param as Node | null))
    } else if (isScope) {
      const own = node.id ? [nameOf(node.id)] : []
      if (node.type.endsWith('Declaration')) declare(block, own)
      declare(node, [...own, ...(isFunction ? (node.params as Node[]).flatMap(namesIn) : [])])
      if (isFunction && node.type !== 'ArrowFunctionExpression') declare(node, ['arguments'])
    }
    const inner = isScope || blocks.includes(node.type) ? node : block
    for (const child of childrenOf(node)) {
      const isBody = (isFunction && child === node.body) || child.type === 'StaticBlock'
      step(child, inner, isBody ? child : body)
    }
  }
  step(program, program, program)
  return scopes
}

/** The name of an identifier, or of an export written as a string. */
export function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: unknown }
  return name ?? String(value)
}

/** The names that a declaration of variables, a function or a class declares. */
export function declaredNames(declaration: Node): string[] {
  if (declaration.type !== 'VariableDeclaration') return [nameOf(declaration.id)]
  return (declaration.declarations as { id: Node }[]).flatMap(({ id }) => namesIn(id))
}

function namesIn(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [nameOf(pattern)]
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((property) =>
        namesIn((property.type === 'RestElement' ? property.argument : property.value) as Node),
      )
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left as Node)
    case 'RestElement':
      return namesIn(pattern.argument as Node)
    default:
      return []
  }
}
