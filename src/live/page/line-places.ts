/** The end of a line of shown code, in pixels from the corner of the code's box. */
type LinePlace = { left: number; top: number; height: number }

/**
 * Measures where lines end. Hidden variants of the sample don't count.
 * @param code the element with the sample's text
 * @param wanted indexes of shown lines, from 0
 */
export function placesOfLines(code: Element, wanted: Set<number>): Map<number, LinePlace> {
  const box = code.getBoundingClientRect()
  const places = new Map<number, LinePlace>()
  let line = 0
  let start: { node: Text; offset: number } | null = null
  const range = document.createRange()
  const measure = (node: Text, offset: number) => {
    if (!wanted.has(line)) return
    const from = start ?? { node, offset }
    range.setStart(from.node, from.offset)
    range.setEnd(node, offset)
    const last = [...range.getClientRects()].findLast(({ height }) => height > 0)
    if (last)
      places.set(line, {
        left: last.right - box.left,
        top: last.top - box.top,
        height: last.height,
      })
  }
  let lastNode: Text | null = null
  for (const node of shownTexts(code)) {
    lastNode = node
    start ??= { node, offset: 0 }
    for (let at = node.data.indexOf('\n'); at >= 0; at = node.data.indexOf('\n', at + 1)) {
      measure(node, at)
      line += 1
      start = { node, offset: at + 1 }
    }
  }
  if (lastNode) measure(lastNode, lastNode.length)
  return places
}

/** The text nodes in an element that styles don't hide, in order. */
export function* shownTexts(code: Element): Generator<Text> {
  const walker = document.createTreeWalker(
    code,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && getComputedStyle(node).display === 'none'
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode
}
