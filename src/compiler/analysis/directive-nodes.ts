import type { PhrasingContent } from 'mdast'
import type { Content, DirectiveNode } from '../directive.ts'

/** A directive as it is written: `:::note`, `::video`. */
export const writtenName = ({ type, name }: DirectiveNode) =>
  `${type === 'containerDirective' ? ':::' : '::'}${name}`

/** Whether the first child of a container is its label, which is where the parser puts the text in square brackets. */
const hasLabel = ({ children: [first] }: DirectiveNode) =>
  first?.type === 'paragraph' && Boolean(first.data?.directiveLabel)

/** The text in square brackets; null without them. */
export function labelOf(node: DirectiveNode): PhrasingContent[] | null {
  if (node.type === 'leafDirective') return node.children.length > 0 ? node.children : null
  const [first] = node.children
  return hasLabel(node) && first?.type === 'paragraph' ? first.children : null
}

/** What a directive contains, without its label. */
export function contentOf(node: DirectiveNode): Content[] {
  if (node.type === 'leafDirective') return []
  return hasLabel(node) ? node.children.slice(1) : node.children
}
