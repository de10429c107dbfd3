import { expect, test } from 'vitest'
import { parsedPage } from '../context.test-support.ts'
import { checkReferences } from './references.ts'
import { checkTables } from './tables.ts'

/** The mistakes of a text, as `line: message`. */
function mistakesIn(text: string): string[] {
  const page = parsedPage(text)
  checkReferences(page)
  checkTables(page)
  return page.diagnostics.map(({ line, message }) => `${line}: ${message}`)
}

test('References with a definition, notes that are used, and brackets in code are fine', () => {
  const text = '[a][b] [b] `list[0][1]` \\[c][d] [e](/faq)[^1]\n\n[b]: /faq\n\n[^1]: Note'
  expect(mistakesIn(text)).toEqual([])
})

test('A reference to nothing is an error', () => {
  expect(mistakesIn('One [a][b]\n\nTwo [c][]\n\nThree[^1]')).toEqual([
    '1: There is no definition for `[a][b]`.',
    '3: There is no definition for `[c][]`.',
    '5: There is no definition for `[^1]`.',
  ])
})

test('A note that nothing refers to, and a second definition, are errors', () => {
  expect(mistakesIn('Text [a]\n\n[a]: /faq\n[a]: /api\n\n[^1]: Lost')).toEqual([
    '4: `[a]` is defined on line 3 already.',
    '6: Nothing refers to the note `[^1]`: it would not be shown.',
  ])
})

test('A table has a heading for each column, and no cell that would be lost', () => {
  expect(mistakesIn('| a | `b` |\n|---|---|\n| 1 |   |\n| `a \\| b` | 2 |')).toEqual([])
  expect(mistakesIn('| a | |\n|---|---|\n| 1 | 2 |\n| `a | b` | 2 |')).toEqual([
    '1: Column 2 of the table has no heading.',
    '4: The row has 3 cells, the head of the table 2: the others would be lost.',
  ])
})

test('A table that Markdown takes for text is an error', () => {
  expect(mistakesIn('| a | b |\n|---|\n| 1 | 2 |')[0]).toContain("1: This isn't read as a table")
  expect(mistakesIn('Either a | b, or none.')).toEqual([])
})
