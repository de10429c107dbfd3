import type { Edits } from './edits.ts'
import { childrenOf, type Node } from './syntax-tree.ts'

/**
 * Records the edits that make calls of JSX, as React's automatic runtime wants them. Every line stays in its place.
 *
 *     <Row key={id} item={item}>text</Row>   → _jsx(Row,{item:item,children:"text"},id)
 *
 * @returns the imports that the calls need, in one line
 */
export function compileJsx(program: Node, code: string, edits: Edits): string {
  const names = new Map<string, string>()

  /** The local name of what the runtime exports. Nothing in the code has it. */
  function runtime(exported: string): string {
    let name = `_${exported}`
    while (code.includes(name)) name = `_${name}`
    names.set(exported, name)
    return name
  }

  const linesIn = (start: number, end: number) =>
    code.slice(start, end).replace(/[^\n\r\u2028\u2029]+/g, '')

  /** The expression in `{ }`, `{...}` or quotes, with the line breaks around it. */
  function innerOf(node: Node): string {
    const { start, end } = node
    if (node.type === 'Literal') {
      return JSON.stringify(node.value) + linesIn(start, end)
    }
    const inner = (node.expression ?? node.argument) as Node | undefined
    if (!inner) return edits.apply(start, end)
    const text = edits.apply(inner.start, inner.end)
    const value = inner.type === 'SequenceExpression' ? `(${text})` : text
    return linesIn(start, inner.start) + value + linesIn(inner.end, end)
  }

  /** The value of an attribute, with the line breaks before it. */
  function valueOfAttribute({ name, value }: Node): string {
    const quoted = value as Node | null
    return quoted ? linesIn((name as Node).end, quoted.start) + innerOf(quoted) : 'true'
  }

  function propertyOf(attribute: Node): string {
    if (attribute.type === 'JSXSpreadAttribute') return `...${innerOf(attribute)}`
    return `${keyOf(attribute.name as Node)}:${valueOfAttribute(attribute)}`
  }

  function childOf(child: Node): string {
    const { type, start, end } = child
    if (type === 'JSXText') {
      const lines = linesIn(start, end)
      const text = textOf(child)
      return text === '' ? lines : `${lines}${JSON.stringify(text)},`
    }
    if (isEmpty(child)) return linesIn(start, end)
    return `${type === 'JSXSpreadChild' ? '...' : ''}${innerOf(child)},`
  }

  function callOf(element: Node): string {
    const opening = (element.openingElement ?? element.openingFragment) as Node
    const attributes = (opening.attributes ?? []) as Node[]
    const children = element.children as Node[]
    const key = attributes.find(({ name }) => (name as Node | undefined)?.name === 'key')
    const spread = attributes.find(({ type }) => type === 'JSXSpreadAttribute')
    // Which of two keys wins is only known to `createElement`.
    const isClassic = key !== undefined && spread !== undefined && spread.start < key.start
    const shown = children.filter((child) => !isEmpty(child))
    const isList = shown.length > 1 || shown[0]?.type === 'JSXSpreadChild'
    const name = opening.name as Node | undefined
    const tag = name ? tagOf(name, code) : runtime('Fragment')
    let text = `${runtime(isClassic ? 'createElement' : isList ? 'jsxs' : 'jsx')}(${tag},{`
    let from = name?.end ?? opening.start
    for (const attribute of attributes) {
      text += linesIn(from, attribute.start)
      if (isClassic || attribute !== key) text += `${propertyOf(attribute)},`
      from = attribute.end
    }
    text += linesIn(from, opening.end)
    const inside = children.map(childOf).join('')
    const closing = linesIn(children.at(-1)?.end ?? opening.end, element.end)
    if (isClassic) return `${text}},${inside}${closing})`
    if (isList) text += `children:[${inside}],`
    else text += shown.length === 1 ? `children:${inside}` : inside
    const keyValue = key ? `,${valueOfAttribute(key)}` : ''
    return `${text}${closing}}${keyValue})`
  }

  function visit(node: Node): void {
    for (const child of childrenOf(node)) visit(child)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      edits.rewrite(node.start, node.end, callOf(node))
    }
  }

  visit(program)
  return [...names]
    .map(([exported, local]) => {
      const source = exported === 'createElement' ? 'react' : 'react/jsx-runtime'
      return `import {${exported} as ${local}} from '${source}';`
    })
    .join('')
}

/** `this.Row`, `"li"`, `"svg:a"` */
function tagOf(name: Node, code: string): string {
  const text = code.slice(name.start, name.end)
  const isOwn = name.type === 'JSXMemberExpression' || /^[^a-z][^-]*$/.test(text)
  return isOwn || text === 'this' ? text : JSON.stringify(text.replace(/\s/g, ''))
}

function keyOf(name: Node): string {
  const local = name.name as Node | string
  if (typeof local !== 'string') {
    return JSON.stringify(`${(name.namespace as Node).name}:${local.name}`)
  }
  return /^[\w$]+$/.test(local) ? local : JSON.stringify(local)
}

/** The text that React shows of a `JSXText`: its lines without the space around them, and without empty lines. */
export function textOf({ value }: Node): string {
  const lines = String(value).split(/\r\n|[\n\r]/)
  return lines
    .map((line, index) => {
      const text = index > 0 ? line.replace(/^[ \t]+/, '') : line
      return index < lines.length - 1 ? text.replace(/(?<![ \t])[ \t]+$/, '') : text
    })
    .filter((line) => line !== '')
    .join(' ')
}

/** Whether nothing is shown of a child: a comment, or space over lines. */
function isEmpty(child: Node): boolean {
  const { type, expression } = child as Node & { expression?: Node }
  return type === 'JSXText' ? textOf(child) === '' : expression?.type === 'JSXEmptyExpression'
}
