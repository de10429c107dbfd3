/** The text of a sample as it is shown: variants that styles hide are left out, and so is the last line break. */
export function shownText(code: Element): string {
  const text = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    if (node instanceof Element && getComputedStyle(node).display === 'none') return ''
    return [...node.childNodes].map(text).join('')
  }
  return text(code).replace(/\n$/, '')
}
