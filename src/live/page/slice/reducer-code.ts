/** A box has no room for more lines. */
const maxLines = 8

/**
 * The code of a case reducer in a slice, without the type of its action; empty if the slice doesn't contain it. Found
 * by brackets, because code that is being edited may not parse.
 */
export function reducerCode(code: string, name: string): string {
  const reducers = Math.max(code.indexOf('reducers'), 0)
  const words = [...code.slice(reducers).matchAll(/[\w$]+[(:]?/g)]
  const match = words.find(([word]) => word === `${name}(` || word === `${name}:`)
  if (!match) return ''
  const start = reducers + match.index
  const margin = start - code.lastIndexOf('\n', start) - 1
  const lines = code
    .slice(start, endOf(code, start))
    .trimEnd()
    .replace(/: PayloadAction<[^()]*>(?=[,)])/, '')
    .split('\n')
    .map((line) => (line.slice(0, margin).trim() === '' ? line.slice(margin) : line))
  return (lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines).join('\n')
}

/** The end of the property that begins here: its comma, or the end of the object around it. */
function endOf(code: string, start: number): number {
  // Matches strings and comments as a whole, so that brackets in them don't count.
  const pieces =
    /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[()[\]{},]/g
  pieces.lastIndex = start
  let depth = 0
  for (let piece = pieces.exec(code); piece; piece = pieces.exec(code)) {
    const [text] = piece
    if (text.length > 1) continue
    if ('([{'.includes(text)) depth += 1
    else if (text !== ',') depth -= 1
    if (depth < 0 || (depth === 0 && text === ',')) return piece.index
  }
  return code.length
}
