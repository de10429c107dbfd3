import { expect, test } from 'vitest'
import { shownLines } from './code-lines.ts'

function show(source: string, language = 'ts', ranges: string | null = null) {
  const mistakes: string[] = []
  const { code, marks } = shownLines(source, language, ranges, (message, hint, line) =>
    mistakes.push(`${line}: ${message} ${hint}`),
  )
  return { code, marks: Object.fromEntries(marks), mistakes }
}

test('P3 Marker comments mark lines and are not shown', () => {
  const source = `a
// highlight-next-line
b
// add-start
c

d
// add-end
// remove-next-line
e`
  expect(show(source)).toEqual({
    code: 'a\nb\nc\n\nd\ne',
    marks: { 1: 'marked', 2: 'added', 3: 'added', 4: 'added', 5: 'removed' },
    mistakes: [],
  })
})

test.each([
  ['tsx', '{/* highlight-next-line */}'],
  ['css', '/* highlight-next-line */'],
  ['html', '<!-- highlight-next-line -->'],
  ['bash', '# highlight-next-line'],
  ['unknown', '# highlight-next-line'],
])('Marker comments follow the language: %s', (language, comment) => {
  expect(show(`${comment}\na`, language)).toMatchObject({ code: 'a', marks: { 0: 'marked' } })
})

test('P3 A range marks lines and leaves marker comments as they are', () => {
  expect(show('a\n// highlight-next-line\nb', 'ts', '1,3')).toMatchObject({
    code: 'a\n// highlight-next-line\nb',
    marks: { 0: 'marked', 2: 'marked' },
  })
})

test('Set-up above the cut line is not shown', () => {
  expect(show("import { a } from './a'\n// ---cut---\na()").code).toBe('a()')
})

test('P6 The code ends without line breaks', () => {
  expect(show('a\n\n').code).toBe('a')
})

test('A start without its end, or the other way round, is an error', () => {
  expect(show('// add-end\na\n// highlight-start').mistakes).toMatchInlineSnapshot(`
    [
      "0: \`add-end\` has no start. Put \`add-start\` above it.",
      "2: \`highlight-start\` has no end. Put \`highlight-end\` below it.",
    ]
  `)
})

test('A marker comment after code is an error, because readers would see it', () => {
  expect(show('a\n  ? // add-next-line\n    b').mistakes).toEqual([
    '1: `add-next-line` is not alone in its line, so readers would see it. Put the comment on a line of its own.',
  ])
})
