import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'

export type { SyntaxNode } from '@lezer/common'

const typescript = parser.configure({ dialect: 'ts jsx' })

/** Code as it's written, with its types and JSX, and what it consists of. Mistakes in it don't matter. */
export type Source = { code: string; root: SyntaxNode }

export function readSource(code: string): Source {
  return { code, root: typescript.parse(code).topNode }
}

/** The text of a node; empty if there is none. */
export const textOf = ({ code }: Source, node: SyntaxNode | null | undefined): string =>
  node ? code.slice(node.from, node.to) : ''

export function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node?.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}
