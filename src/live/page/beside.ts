import type { Outcome } from './outcome.ts'

/** What stands beside a line after a run. */
export type Beside = { kind: 'same' | 'other' | 'printed' | 'error'; text: string }

/** What stands beside the lines of the source, by their numbers. */
export function besideLines({ values, printed, error }: Outcome): Map<number, Beside> {
  const beside = new Map<number, Beside>()
  const amounts = new Map<number, number>()
  for (const { line, text, stated } of printed) {
    if (stated) {
      beside.set(stated.line, { kind: stated.isSame ? 'same' : 'other', text })
      continue
    }
    if (line === 0) continue
    const amount = (amounts.get(line) ?? 0) + 1
    amounts.set(line, amount)
    beside.set(line, { kind: 'printed', text: amount > 1 ? `${text}  × ${amount}` : text })
  }
  for (const [line, { text, expected }] of values) {
    beside.set(line, { kind: expected === null ? 'same' : 'other', text })
  }
  if (error && error.line > 0 && error.file === '') {
    beside.set(error.line, { kind: 'error', text: error.text })
  }
  return beside
}

/** What is written beside a line: of a value that the line's own comment states, nothing but the mark of its kind. */
export function textBeside({ kind, text }: Beside, line: string): string {
  return kind === 'same' && squeeze(line).includes(squeeze(text)) ? '' : text.slice(0, longest)
}

/** The rest of a longer text is in the list below the code. */
const longest = 120

/** Without what comments write differently: `{ name: "Fern" }` for `{ name: 'Fern' }`. */
const squeeze = (text: string) => text.replace(/[\s"'`]/g, '')
