import { type Comment, lineAt } from '../../syntax-tree/syntax-tree.ts'

/** A `// prints: …` comment: one line of output. */
export type Print = { line: number; text: string }

/** A `// => …` or `// prints: …` comment with the comments that continue it. */
export type Note = {
  kind: 'value' | 'prints'
  line: number
  start: number
  isAlone: boolean
  text: string
}

/** The notes among the comments of a sample, in their order. */
export function notesIn(code: string, comments: Comment[]): Note[] {
  const notes: Note[] = []
  let lastLine = 0
  for (const { type, value, start } of comments) {
    if (type !== 'Line') continue
    const line = lineAt(code, start)
    const isAlone = /^[ \t]*$/.test(code.slice(code.lastIndexOf('\n', start - 1) + 1, start))
    const opening = /^\s*(=>|prints:)(.*)$/.exec(value)
    const last = notes.at(-1)
    if (opening) {
      const kind = opening[1] === '=>' ? 'value' : 'prints'
      notes.push({ kind, line, start, isAlone, text: opening[2]?.trim() ?? '' })
      lastLine = line
    } else if (last && isAlone && line === lastLine + 1 && goesOn(last)) {
      last.text += `\n${value.trim()}`
      lastLine = line
    }
  }
  return notes
}

/** `prints:` with nothing behind it is followed by one line of output a line. */
const isList = ({ kind, text }: Note) => kind === 'prints' && /^(?:\n|$)/.test(text)

function goesOn(note: Note): boolean {
  if (isList(note) || note.text === '') return true
  const unquoted = note.text.replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, '')
  const amount = (bracket: RegExp) => unquoted.match(bracket)?.length ?? 0
  return amount(/[[{(]/g) > amount(/[\]})]/g)
}

/** The lines of output that a `prints:` note announces. */
export function printsOf(note: Note): Print[] {
  if (!isList(note)) return [{ line: note.line, text: note.text }]
  const lines = note.text.split('\n').slice(1)
  return lines.map((text, index) => ({ line: note.line + 1 + index, text }))
}
