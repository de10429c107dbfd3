import type { Outcome } from './outcome.ts'

/** A mark beside a line after a run. If the result is as stated, it has no text. */
export type LineResult = { kind: 'same' | 'other' | 'printed' | 'error'; text: string }

const same: LineResult = { kind: 'same', text: '' }

/** The marks beside the lines of the source, by line number. */
export function lineResults({ values, printed, error }: Outcome): Map<number, LineResult> {
  const results = new Map<number, LineResult>()
  const counts = new Map<number, number>()
  for (const { line, text, stated } of printed) {
    if (stated) {
      results.set(stated.line, stated.isSame ? same : { kind: 'other', text })
      continue
    }
    if (line === 0) continue
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    results.set(line, { kind: 'printed', text: count > 1 ? `${text}  × ${count}` : text })
  }
  for (const [line, { text, expected }] of values) {
    results.set(line, expected === null ? same : { kind: 'other', text })
  }
  if (error && error.line > 0 && error.file === '') {
    results.set(error.line, { kind: 'error', text: error.text })
  }
  return results
}
