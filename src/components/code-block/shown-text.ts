/** The text of a sample as shown, without hidden variants and the last line break. */
export function shownText(code: Element): string {
  const text = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    if (node instanceof Element && getComputedStyle(node).display === 'none') return ''
    return [...node.childNodes].map(text).join('')
  }
  return text(code).replace(/\n$/, '')
}
