import { expect, test } from 'vitest'
import { countProblems, formatProblems, type Problem } from './problem.ts'

const problems: Problem[] = [
  { severity: 'warning', file: 'b.md', line: 9, message: 'Link to a missing file.' },
  { severity: 'error', file: 'a.md', line: 7, column: 3, message: 'Second.', hint: 'Write it so.' },
  { severity: 'error', file: 'a.md', line: 2, message: 'First.' },
]

test('Problems are printed by file and line, with one count at the end', () => {
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
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

test('No problems print nothing', () => {
  expect(formatProblems([])).toBe('')
  expect(countProblems([])).toBe('')
})
