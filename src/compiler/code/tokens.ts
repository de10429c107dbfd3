import type { Parser, SyntaxNode, Tree } from '@lezer/common'
import { highlightCode, type Tag, tagHighlighter, tags } from '@lezer/highlight'
import { type TokenKind, tokenClasses } from './highlight-classes.ts'

/** A piece of a line, and its class; null for punctuation. */
export type Token = { content: string; className: string | null }

const tagsOfKinds: { [kind in TokenKind]: Tag[] } = {
  comment: [tags.comment],
  keyword: [
    tags.keyword,
    tags.operatorKeyword,
    tags.modifier,
    tags.self,
    tags.atom,
    tags.bool,
    tags.null,
    tags.tagName,
    tags.heading,
  ],
  string: [
    tags.string,
    tags.regexp,
    tags.attributeValue,
    tags.escape,
    tags.monospace,
    tags.inserted,
  ],
  number: [tags.number, tags.color, tags.unit, tags.deleted],
  function: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.url],
  type: [tags.typeName, tags.className],
  property: [tags.propertyName, tags.attributeName],
  // Names are plain, unless their place says more.
  plain: [tags.variableName],
}

/** The highlighter's name for text without an element. */
const punctuation = 'punctuation'

const highlighter = tagHighlighter([
  ...Object.entries(tagsOfKinds).map(([kind, tag]) => ({
    tag,
    class: tokenClasses[kind as TokenKind],
  })),
  { tag: [tags.punctuation, tags.operator, tags.meta], class: punctuation },
])

/** Splits code into lines of tokens. */
export function tokenLines(code: string, grammar: Parser): Token[][] {
  const tree = grammar.parse(code)
  const classes = classesByPlace(tree, code)
  const lines: Token[][] = [[]]
  let offset = 0
  highlightCode(
    code,
    tree,
    highlighter,
    (content, classOfTag) => {
      const className = classes.get(offset) ?? (classOfTag || tokenClasses.plain)
      lines.at(-1)?.push({ content, className: className === punctuation ? null : className })
      offset += content.length
    },
    () => {
      lines.push([])
      offset += 1
    },
  )
  return lines
}

/** Nodes that may stand between a name and the function that is assigned to it. */
const betweenNameAndFunction = ['Equals', ':', 'TypeAnnotation', 'TypeParamList', 'Optional']

/** Offset of a name → its class, for names whose kind the grammar doesn't tell: functions, and `undefined`. */
function classesByPlace(tree: Tree, code: string): Map<number, string> {
  const classes = new Map<number, string>()
  tree.iterate({
    enter({ name, from, to, node }) {
      if (name === 'VariableName' && /^(?:undefined|NaN)$/.test(code.slice(from, to))) {
        classes.set(from, tokenClasses.keyword)
      }
      if (!/^(?:ArrowFunction|FunctionExpression|ParamList)$/.test(name)) return
      let before: SyntaxNode | null = node.prevSibling
      while (before && betweenNameAndFunction.includes(before.name)) before = before.prevSibling
      if (before && /^(?:Variable|Property)Definition$/.test(before.name)) {
        classes.set(before.from, tokenClasses.function)
      }
    },
  })
  return classes
}
