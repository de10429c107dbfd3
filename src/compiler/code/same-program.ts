import { isDeepStrictEqual } from 'node:util'
import { textOf } from '../../live/compile/jsx.ts'
import { isNode, type Node } from '../../live/compile/syntax-tree.ts'
import { isErased, isOnlyType } from '../../live/compile/types.ts'

/**
 * Finds the first statement of a program in TypeScript for which another program has something else, or nothing.
 * Types, comments, brackets, semicolons and quotes make no difference, nor does space that JSX doesn't show.
 *
 * @param typed the program, in an ESTree with the nodes of TypeScript
 * @param untyped what may be the same program in JavaScript
 * @returns its offset in the code; null if the programs are the same
 */
export function firstDifference(typed: Node, untyped: Node): number | null {
  const statements = (typed.body as Node[]).filter(isMeant)
  const others = (untyped.body as Node[]).filter(isMeant)
  const different = statements.find(
    (node, index) => !isDeepStrictEqual(formOf(node), formOf(others[index])),
  )
  if (different) return different.start
  return others.length > statements.length ? typed.end : null
}

/** Properties that say where a node is, how it's written, or something about types. */
const ignored =
  /^(?:start|end|range|raw|directive|shorthand|declare|definite|override|readonly|accessibility|abstract|implements|(?:import|export)Kind|typeAnnotation|returnType|(?:superT|t)ype(?:Parameters|Arguments))$/

/** What stands around an expression and does nothing. */
const wrapper =
  /^(?:TS(?:As|Satisfies|NonNull|Instantiation)|Parenthesized)Expression$|^TSTypeAssertion$/

/** What a part of a syntax tree says, as plain data; null for what isn't there. */
function formOf(part: unknown): unknown {
  if (Array.isArray(part)) {
    const forms = part.filter((item) => !isNode(item) || isMeant(item)).map(formOf)
    return forms.length === 0 ? null : forms
  }
  if (!isNode(part)) return part || null
  if (wrapper.test(part.type)) return formOf(part.expression)
  if (part.type === 'Literal') return { type: 'Literal', value: part.regex ?? part.value }
  const form: { [property: string]: unknown } = {}
  for (const [property, value] of Object.entries(part)) {
    const isOfName = property === 'optional' && !/^(?:Member|Call)/.test(part.type)
    const said = ignored.test(property) || isOfName ? null : formOfProperty(part, property, value)
    if (said !== null) form[property] = said
  }
  return form
}

function formOfProperty({ type, computed }: Node, property: string, value: unknown): unknown {
  if (property === 'children') return childForms(value as Node[])
  if (!isNode(value)) return formOf(value)
  // `{ 'a': 1 }` and `a={'b'}`
  if (property === 'key' && !computed && value.type === 'Literal') {
    return { type: 'Identifier', name: String(value.value) }
  }
  const isBraced = type === 'JSXAttribute' && typeof literalIn(value) === 'string'
  return formOf(isBraced ? value.expression : value)
}

/** The children of an element, with the text between two of them in one. */
function childForms(children: Node[]): unknown[] {
  const forms: unknown[] = []
  let text = ''
  for (const child of children) {
    const literal = literalIn(child)
    if (child.type === 'JSXText') text += textOf(child)
    else if (typeof literal === 'string' && /^ +$/.test(literal)) text += literal
    else if ((child.expression as Node | undefined)?.type !== 'JSXEmptyExpression') {
      forms.push(text, formOf(child))
      text = ''
    }
  }
  return [...forms, text]
}

/** The value in `{'value'}`. */
function literalIn({ type, expression }: Node): unknown {
  return type === 'JSXExpressionContainer' && isNode(expression) ? expression.value : undefined
}

/** Whether a node does something. Only TypeScript has parameters that are named `this`. */
const isMeant = (node: Node): boolean =>
  node.type !== 'EmptyStatement' &&
  !(node.type === 'Identifier' && node.name === 'this') &&
  !isOnlyType(node) &&
  !isErased(node)
