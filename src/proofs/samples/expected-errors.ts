import { type ProjectFile, pageLine } from '../../compiler/code/project.ts'
import { collectDiagnostics, type Diagnostic } from '../../model/diagnostic.ts'
import type { SampleTypeDiagnostic } from './typecheck.ts'

/**
 * Compares the type errors of a sample with its `errors` option: it must have exactly these numbers. If comments mark
 * lines (`// error: …` at the end of a line or alone below it, or `// ^^^` below it), the errors must be in exactly
 * these lines.
 */
export function typeDiagnostics(file: ProjectFile, errors: SampleTypeDiagnostic[]): Diagnostic[] {
  const { sample, page } = file
  const { diagnostics, report } = collectDiagnostics(page.sourcePath)
  const expected = String(sample.options.errors ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number)
  const at = (codeLine: number) => ({ line: pageLine(sample, codeLine) })

  const hint = expected.length > 0 ? `Expected only ${listOf(expected)}.` : undefined
  for (const { line, code, message } of errors) {
    if (expected.includes(code)) continue
    report(at(line), `TS${code}: ${message}`, hint)
  }
  for (const code of expected) {
    if (errors.some((error) => error.code === code)) continue
    const codes = listOf(new Set(errors.map((error) => error.code)))
    report(
      sample,
      `The sample announces error TS${code}, which does not appear.`,
      codes ? `Found: ${codes}.` : 'Found no error at all: mend the sample or drop the option.',
    )
  }
  const marked = markedLines(file.code)
  if (diagnostics.length > 0 || marked.length === 0 || expected.length === 0) return diagnostics

  const errorLines = new Set(errors.map(({ line }) => line))
  for (const line of marked.filter((line) => !errorLines.has(line))) {
    report(
      at(line),
      'The line is marked as an error and has none.',
      `Found in line ${[...errorLines].map((other) => at(other).line).join(', ')}: move the comment there.`,
    )
  }
  for (const { line, code, message } of errors.filter(({ line }) => !marked.includes(line))) {
    report(
      at(line),
      `TS${code} is expected, but not in this line: ${message}`,
      'Mark this line too, with `// error: …` at its end.',
    )
  }
  return diagnostics
}

const listOf = (codes: Iterable<number>) => [...codes].map((code) => `TS${code}`).join(', ')

const errorComment = /(?:\/\/|\/\*)\s*(?:\^|error(?::|\s*(?:\*\/\}?\s*)?$))/i
const isComment = (line = '') => /^\s*(?:\/\/|\{?\/\*)/.test(line)

/** Lines of code, counted from 1, that error comments are about. */
function markedLines(code: string): number[] {
  const lines = code.split('\n')
  const marked = lines.flatMap((line, index) => {
    if (!errorComment.test(line)) return []
    let about = index
    while (about > 0 && isComment(lines[about])) about--
    return [about + 1]
  })
  return [...new Set(marked)]
}
