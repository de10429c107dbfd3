import { type Comment, lineAt } from './syntax-tree.ts'

/** A `// prints: …` comment, which states a line of output. */
export type Print = { line: number; text: string }

/** A `// => …` or `// prints: …` comment, with the comments that continue it. */
export type ResultComment = {
  kind: 'value' | 'prints'
  line: number
  start: number
  isAlone: boolean
  text: string
}

/** Finds these among the comments of a sample, in order. */
export function resultComments(code: string, comments: Comment[]): ResultComment[] {
  const results: ResultComment[] = []
  let lastLine = 0
  for (const { type, value, start } of comments) {
    if (type !== 'Line') continue
    const line = lineAt(code, start)
    const isAlone = /^[ \t]*$/.test(code.slice(code.lastIndexOf('\n', start - 1) + 1, start))
    const opening = /^\s*(=>|prints:)(.*)$/.exec(value)
    const last = results.at(-1)
    if (opening) {
      const kind = opening[1] === '=>' ? 'value' : 'prints'
      results.push({ kind, line, start, isAlone, text: opening[2]?.trim() ?? '' })
      lastLine = line
    } else if (last && isAlone && line === lastLine + 1 && goesOn(last)) {
      last.text += `\n${value.trim()}`
      lastLine = line
    }
  }
  return results
}

/** After `prints:` without a text, each line is a line of output. */
const isList = ({ kind, text }: ResultComment) => kind === 'prints' && /^(?:\n|$)/.test(text)

function goesOn(comment: ResultComment): boolean {
  if (isList(comment) || comment.text === '') return true
  const unquoted = comment.text.replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, '')
  const count = (bracket: RegExp) => unquoted.match(bracket)?.length ?? 0
  return count(/[[{(]/g) > count(/[\]})]/g)
}

/** The lines of output that a `prints:` comment states. */
export function printsOf(comment: ResultComment): Print[] {
  if (!isList(comment)) return [{ line: comment.line, text: comment.text }]
  const lines = comment.text.split('\n').slice(1)
  return lines.map((text, index) => ({ line: comment.line + 1 + index, text }))
}
