type TextNode = { type: 'text'; value: string }

/**
 * Splits a line at its dots (`·`), in a tree of Markdown or of HTML. A dot within code doesn't count.
 * @returns the nodes of each part, including the one before the first dot
 */
export function splitAtDots<Node extends { type: string }>(
  nodes: (Node | TextNode)[],
): (Node | TextNode)[][] {
  const parts: (Node | TextNode)[][] = [[]]
  for (const node of nodes) {
    if (!('value' in node && node.type === 'text')) {
      parts.at(-1)?.push(node)
      continue
    }
    const [first = '', ...rest] = node.value.split('·')
    parts.at(-1)?.push({ type: 'text', value: first })
    parts.push(...rest.map((value): TextNode[] => [{ type: 'text', value }]))
  }
  return parts
}
