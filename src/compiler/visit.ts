import type { Element, Nodes as HtmlNode, Parents as HtmlParent } from 'hast'
import type { Nodes as MarkdownNode, Parents as MarkdownParent } from 'mdast'

/**
 * Called before what is in the node.
 * @returns `skip` to leave out what is in the node; an index to leave it out too, and to go on with that child of the
 *   parent
 */
type Visitor<Node, Parent> = (
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
) => number | 'skip' | undefined

type AnyNode = { type: string; children?: AnyNode[] }

/**
 * Visits the nodes of a tree, or those of one type, from the outside in; the visitor may change what is in the node and
 * behind it. Own code, because unist-util-visit names a function for the stack trace of each node, which takes a tenth of
 * the time that a page takes to compile.
 */
export function visit(tree: MarkdownNode, visitor: Visitor<MarkdownNode, MarkdownParent>): void
export function visit(tree: HtmlNode, type: 'element', visitor: Visitor<Element, HtmlParent>): void
export function visit<Type extends MarkdownNode['type']>(
  tree: MarkdownNode,
  type: Type,
  visitor: Visitor<Extract<MarkdownNode, { type: Type }>, MarkdownParent>,
): void
export function visit(tree: AnyNode, ...test: unknown[]): void {
  const visitor = test.pop() as Visitor<AnyNode, AnyNode>
  const [type] = test
  visitNode(tree, undefined, undefined)

  function visitNode(node: AnyNode, index?: number, parent?: AnyNode): number | undefined {
    const result =
      type === undefined || node.type === type ? visitor(node, index, parent) : undefined
    if (typeof result === 'number') return result
    if (result === 'skip' || !node.children) return undefined
    let next = 0
    while (next < node.children.length) {
      next = visitNode(node.children[next] as AnyNode, next, node) ?? next + 1
    }
    return undefined
  }
}
