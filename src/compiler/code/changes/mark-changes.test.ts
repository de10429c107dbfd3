import { expect, test } from 'vitest'
import { parsedPage } from '../../context.test-support.ts'
import { readFences } from '../fences.ts'
import { changedCount, markChanges } from './mark-changes.ts'

const fence = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n')
const store = (...lines: string[]) => fence('ts title="src/store.ts"', ...lines)

/** The samples of a page, each line with the sign of its mark, and the number in its title. */
function marked(...samples: string[]): string[] {
  const page = parsedPage(samples.join('\n\n'))
  const signs = { marked: '>', added: '+', removed: '-' }
  return [...markChanges(readFences(page), page).values()].map(({ lines, isCompared }) => {
    const sign = (index: number) => signs[lines.marks.get(index) ?? ('' as 'added')] ?? ' '
    const shown = lines.code.split('\n').map((line, index) => sign(index) + line)
    return [...shown, isCompared ? changedCount(lines) : 'not counted'].join('\n')
  })
}

test('P22 marks lines that the file did not have further up, and a blank line between them', () => {
  const [, again] = marked(store('a', 'b', 'c', 'd'), store('a', 'x', '', 'y', 'b', 'c', 'd'))
  expect(again).toBe(' a\n+x\n+\n+y\n b\n c\n d\n2')
})

test('P22 takes a line that has only been indented for the same', () => {
  const [, again] = marked(
    store('a()', 'b()', 'c()', 'd()'),
    store('if (x) {', '  a()', '  b()', '}', 'c()', 'd()'),
  )
  expect(again).toContain('+if (x) {\n   a()\n   b()\n+}')
})

test('P22 marks nothing in a new file, in another file, and where most is new', () => {
  const [first, other, changed] = marked(
    store('a', 'b'),
    fence('ts title="src/App.ts"', 'a', 'c'),
    store('x', 'y', 'b'),
  )
  expect(first).toBe(' a\n b\nnot counted')
  expect(other).toBe(' a\n c\nnot counted')
  expect(changed).toBe(' x\n y\n b\nnot counted')
})

test('P22 leaves marks by hand where they are: new lines look new, others are to look at', () => {
  const [, change, look] = marked(
    store('a', 'b', 'c'),
    fence('ts title="src/store.ts" {2}', 'a', 'x', 'b', 'c', 'y'),
    fence('ts title="src/store.ts" {1}', 'a', 'x', 'z', 'b', 'c', 'y'),
  )
  expect(change).toBe(' a\n+x\n b\n c\n y\nnot counted')
  expect(look).toBe('>a\n x\n z\n b\n c\n y\nnot counted')
})

test('P22 marks by hand are to look at where most of a file is new', () => {
  const [, rest] = marked(store('a'), fence('ts title="src/store.ts" {2}', 'a', 'b', 'c', 'd', 'e'))
  expect(rest).toBe(' a\n>b\n c\n d\n e\nnot counted')
})

test('P22 compares with what readers have: neither with hidden samples nor with mistakes', () => {
  const [, , , again] = marked(
    store('a', 'b'),
    fence('ts hidden title="src/store.ts"', 'a', 'b', 'c'),
    fence('ts errors=2322 title="src/store.ts"', 'a', 'b', 'c'),
    store('a', 'b', 'c'),
  )
  expect(again).toBe(' a\n b\n+c\n1')
})

test('P22 lines of a sample with a cut are known, and not marked themselves', () => {
  const [, part, again] = marked(
    store('a', 'b', 'c'),
    store('import x', '// ---cut---', 'd'),
    store('a', 'b', 'c', 'd', 'e'),
  )
  expect(part).toBe(' d\nnot counted')
  expect(again).toBe(' a\n b\n c\n d\n+e\n1')
})

test('P22 lines that a sample takes out are gone from the file', () => {
  const [, change, again] = marked(
    store('a', 'b', 'c'),
    store('a', '// remove-next-line', 'b', 'c'),
    store('a', 'b', 'c'),
  )
  expect(change).toBe(' a\n-b\n c\nnot counted')
  expect(again).toBe(' a\n+b\n c\n1')
})
