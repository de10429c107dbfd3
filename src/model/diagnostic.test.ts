import { expect, test } from 'vitest'
import { countDiagnostics, type Diagnostic, formatDiagnostics } from './diagnostic.ts'

const diagnostics: Diagnostic[] = [
  { severity: 'warning', file: 'b.md', line: 9, message: 'Link to a missing file.' },
  { severity: 'error', file: 'a.md', line: 7, column: 3, message: 'Second.', hint: 'Write it so.' },
  { severity: 'error', file: 'a.md', line: 2, message: 'First.' },
]

test('Problems are printed by file and line, with one count at the end', () => {
  expect(formatDiagnostics(diagnostics)).toMatchInlineSnapshot(`
    "a.md:2 error
      First.
    a.md:7:3 error
      Second.
      Write it so.

    b.md:9 warning
      Link to a missing file.

    2 errors and 1 warning in 2 files
    "
  `)
})

test('No diagnostics print nothing', () => {
  expect(formatDiagnostics([])).toBe('')
  expect(countDiagnostics([])).toBe('')
})
