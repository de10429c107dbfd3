type TextNode = { type: 'text'; value: string }

/**
 * The nodes between the dots of a line, in a tree of Markdown or of HTML. A dot within code is part of the code.
 * @returns a list for each part of the line, the one before the first dot too
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
