import { lineAt, type Node, walk } from '../../syntax-tree/syntax-tree.ts'
import type { Edits } from './edits.ts'

const loops = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/**
 * Lets every loop and every function begin with `__guard(line)`, which throws where a program has held the thread for
 * too long. At the start of a body, so that no `continue` passes it; in functions too, so that promises that call
 * each other end. Calls that print or dispatch are told their line, because not every engine says it in a stack.
 */
export function addGuards(program: Node, code: string, edits: Edits): void {
  const lineOf = lineFinder(code)
  walk(program, (node, parent) => {
    const guard = `__guard(${lineOf(node.start)})`
    if (loops.includes(node.type)) guardStatement(node.body as Node, guard, edits)
    if (functions.includes(node.type)) {
      const body = node.body as Node
      if (body.type === 'BlockStatement') guardStatement(body, guard, edits)
      else edits.around(body.start, `(${guard},`, body.end, ')')
    }
    if (node.type === 'CallExpression') tellLine(node, parent, lineOf(node.start), edits)
  })
}

function guardStatement(body: Node, guard: string, edits: Edits): void {
  if (body.type === 'BlockStatement') edits.before(body.start + 1, `${guard};`)
  else edits.around(body.start, `{${guard};`, body.end, '}')
}

/**
 * `console.log(x)` → `__at(3,console).log(x)`, and the same for what dispatches. What makes a selector is told the name
 * that it gets, too.
 */
function tellLine({ callee }: Node, parent: Node | null, line: number, edits: Edits): void {
  const called = callee as Node
  const told = called.type === 'MemberExpression' ? (called.object as Node) : called
  const isPrinting = called !== told && told.type === 'Identifier' && told.name === 'console'
  const name = called === told ? called : (called.property as Node)
  const isDispatching =
    name.type === 'Identifier' && name.name === 'dispatch' && called.computed !== true
  if (isPrinting || isDispatching) edits.around(told.start, `__at(${line},`, told.end, ')')
  else if (told.type === 'Identifier' && told.name === 'createSelector') {
    const id = parent?.type === 'VariableDeclarator' ? (parent.id as Node) : null
    const taker = id?.type === 'Identifier' ? `,'${String(id.name)}'` : ''
    edits.around(told.start, `__at(${line},`, told.end, `${taker})`)
  }
}

function lineFinder(code: string): (offset: number) => number {
  const known = new Map<number, number>()
  return (offset) => {
    const line = known.get(offset) ?? lineAt(code, offset)
    known.set(offset, line)
    return line
  }
}
