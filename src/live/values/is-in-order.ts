/** Whether a text is these parts with anything between them. Not a pattern, which long texts would make slow. */
export function isInOrder(text: string, [first = '', ...others]: string[]): boolean {
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  // The first place of each part leaves the most room for the next ones, so no other has to be tried.
  let from = first.length
  for (const part of others) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}
