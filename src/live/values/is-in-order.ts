/**
 * Whether a text consists of these parts in this order, with anything between them. Not a pattern, because patterns are
 * slow on long texts.
 */
export function isInOrder(text: string, [first = '', ...others]: string[]): boolean {
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  // The first match of each part leaves the most room for the next ones, so no other has to be tried.
  let from = first.length
  for (const part of others) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}
