/**
 * Development only: an edit changes the HTML of a static block that is shown. React would write the whole of it
 * again, and the browser lay out hundreds of paragraphs and samples; here the nodes that are the same stay.
 */

/** The HTML that each static block was written from: buttons and the like have come to its nodes since. */
const sourceHtml = new WeakMap<Element, string>()

/**
 * Brings the nodes of a block to its HTML, where that isn't what they were written from.
 * @param html a number for HTML that is in the document already
 */
export function updateHtml(block: Element, html: string | number): void {
  const before = sourceHtml.get(block)
  const after = typeof html === 'string' ? html : before
  // What defers layout marks nodes with this attribute before React takes over.
  sourceHtml.set(block, after ?? block.innerHTML.replaceAll(' data-laid-out=""', ''))
  if (before !== undefined && after !== undefined && before !== after) {
    replaceChanged(block, nodesOf(before), nodesOf(after))
  }
}

function replaceChanged(block: Element, before: Node[], after: Node[]): void {
  // Something has put nodes of its own among them.
  if (before.length !== block.childNodes.length) {
    block.replaceChildren(...after)
    return
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start]?.isEqualNode(after[start] ?? null)) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end)?.isEqualNode(after.at(-1 - end) ?? null))
    end += 1

  const next = block.childNodes[before.length - end] ?? null
  for (const node of [...block.childNodes].slice(start, before.length - end)) node.remove()
  for (const node of after.slice(start, after.length - end)) block.insertBefore(node, next)
}

function nodesOf(html: string): Node[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.childNodes]
}
