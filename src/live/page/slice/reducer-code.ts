/** More lines have no room in a box, and are cut. */
const maxLines = 8

/**
 * The code of a case reducer as its slice has it, without the type of its action; empty where it isn't written there.
 * Found by its brackets, because code that's being edited may be no program.
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

/** Where the property that begins here ends: at its comma, or with the object around it. */
function endOf(code: string, start: number): number {
  // Strings and comments in one piece, so that brackets in them count for nothing.
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
