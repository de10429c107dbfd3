import { languageOf, parseScript } from '../compiler/code/syntax.ts'
import { lineAt, type Node } from '../syntax-tree/syntax-tree.ts'

/** A statement at the top of a file, with the comments and blank lines above it. */
export type Statement = {
  /** What the statement declares, imports or calls: the same in two versions of a file. */
  key: string
  isImport: boolean
  /** Indexes of lines, the last one included. */
  first: number
  last: number
}

/** The statements of a file in their order, or null for a file that isn't a script or can't be parsed. */
export function statementsOf(file: string, code: string): Statement[] | null {
  if (!/\.[mc]?[jt]sx?$/.test(file)) return null
  const { program, errors } = parseScript(code, languageOf(file))
  if (errors.length > 0) return null
  const counts = new Map<string, number>()
  const statements: Statement[] = []
  let first = 0
  for (const node of program.body as unknown as Node[]) {
    const name = keyOf(node, code)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const last = lineAt(code, node.end - 1) - 1
    statements.push({
      key: count === 1 ? name : `${name} (${count})`,
      isImport: node.type === 'ImportDeclaration',
      first,
      last,
    })
    first = last + 1
  }
  return statements
}

function keyOf(node: Node, code: string): string {
  const textOf = (inner: unknown) => {
    const { start, end } = inner as Node
    return code.slice(start, end)
  }
  switch (node.type) {
    case 'ImportDeclaration':
      return `import ${node.importKind ?? 'value'} ${textOf(node.source)}`
    case 'ExportDefaultDeclaration':
      return 'export default'
    case 'ExportNamedDeclaration':
      return node.declaration ? keyOf(node.declaration as Node, code) : textOf(node)
    case 'VariableDeclaration':
      return (node.declarations as { id: Node; init: Node | null }[])
        .map(({ id, init }) =>
          id.type === 'Identifier' || !init ? `value ${nameIn(id)}` : `parts of ${textOf(init)}`,
        )
        .join()
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return `type ${nameIn(node.id)}`
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return `value ${nameIn(node.id)}`
    case 'ExpressionStatement':
      return callOf(node.expression as Node)
    default:
      return textOf(node).slice(0, 60)
  }

  /** `describe('the board')`: calls of the same function differ in their first argument. */
  function callOf(expression: Node): string {
    if (expression.type !== 'CallExpression') return textOf(expression).slice(0, 60)
    const [argument] = expression.arguments as Node[]
    return `${textOf(expression.callee)}(${argument ? textOf(argument).slice(0, 60) : ''})`
  }
}

const nameIn = (id: unknown): string => (id as { name?: string } | null)?.name ?? ''
