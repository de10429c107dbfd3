import type { Edits } from './edits.ts'
import { lineAt, type Node, walk } from './syntax-tree.ts'

const loops = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/**
 * Makes every loop and function begin with `__guard(line)`, which throws when a sample has held the thread for too
 * long. It's at the start of the body, where no `continue` skips it; functions have it too, to end promises that call
 * each other. Also adds their line to calls that print or dispatch, because not every engine has it in a stack.
 */
export function addGuards(program: Node, code: string, edits: Edits): void {
  walk(program, (node, parent) => {
    const isLoop = loops.includes(node.type)
    if (isLoop || functions.includes(node.type)) {
      const guard = `__guard(${lineAt(code, node.start)})`
      const { type, start, end } = node.body as Node
      if (type === 'BlockStatement') edits.before(start + 1, `${guard};`)
      else if (isLoop) edits.around(start, `{${guard};`, end, '}')
      else edits.around(start, `(${guard},`, end, ')')
    }
    if (node.type === 'CallExpression') addLine(node, parent, lineAt(code, node.start), edits)
  })
}

/**
 * `console.log(x)` → `__at(3,console).log(x)`, and the same for calls that dispatch. Calls that make a selector also
 * get the selector's name.
 */
function addLine({ callee }: Node, parent: Node | null, line: number, edits: Edits): void {
  const called = callee as Node
  const target = called.type === 'MemberExpression' ? (called.object as Node) : called
  const isPrinting = called !== target && target.type === 'Identifier' && target.name === 'console'
  const name = called === target ? called : (called.property as Node)
  const isDispatching =
    name.type === 'Identifier' &&
    name.name === 'dispatch' &&
    called.computed !== true &&
    // `super` is no value.
    target.type !== 'Super'
  if (isPrinting || isDispatching) edits.around(target.start, `__at(${line},`, target.end, ')')
  else if (target.type === 'Identifier' && target.name === 'createSelector') {
    const id = parent?.type === 'VariableDeclarator' ? (parent.id as Node) : null
    const taker = id?.type === 'Identifier' ? `,'${String(id.name)}'` : ''
    edits.around(target.start, `__at(${line},`, target.end, `${taker})`)
  }
}
