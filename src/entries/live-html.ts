/**
 * Development only. React writes the whole of a static block anew when a word of it has changed, and the
 * browser lays out hundreds of paragraphs and samples again. Here the nodes that are the same stay.
 */

/** The HTML that each static block was written from: buttons and the like have come to its nodes since. */
const sources = new WeakMap<Element, string>()

const staticBlocks = () => document.querySelectorAll<HTMLElement>('.static')

/** Remembers the document as the server has written it. */
export function noteWritten(): void {
  for (const block of staticBlocks()) sources.set(block, block.innerHTML)
}

/** Runs `render`, after which static blocks hold their new HTML, in the nodes they had where these are the same. */
export function keepUnchanged(render: () => void): void {
  const blocks = staticBlocks()
  for (const block of blocks) {
    Object.defineProperty(block, 'innerHTML', {
      configurable: true,
      set: (html: string) => replaceChanged(block, String(html)),
    })
  }
  render()
  for (const block of blocks) Reflect.deleteProperty(block, 'innerHTML')
  for (const block of staticBlocks()) if (!sources.has(block)) sources.set(block, block.innerHTML)
}

function replaceChanged(block: HTMLElement, html: string): void {
  const before = nodesOf(sources.get(block) ?? '')
  const after = nodesOf(html)
  sources.set(block, html)
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
