import { expect, test } from 'vitest'
import { isCut, keptLines, markIn } from './marks.ts'

test.each([
  '// add-start',
  '  /* add-start */',
  '{/* add-start */}',
  '<!-- add-start -->',
  '# add-start',
])('%s is a mark', (line) => {
  expect(markIn(line)).toEqual({ word: 'add', scope: 'start' })
})

test.each(['add-start', 'a() // add-start', '// add-starter', '// add-start here', '// add'])(
  '%s is none',
  (line) => {
    expect(markIn(line)).toBeNull()
  },
)

test('a comment begins as the language has it', () => {
  expect(markIn('# add-start', 'ts')).toBeNull()
  expect(markIn('# add-start', 'bash')).not.toBeNull()
  expect(isCut('<!-- ---cut--- -->', 'html')).toBe(true)
  expect(isCut('// ---cut---', 'html')).toBe(false)
})

test('lines marked as removed are empty, in blocks with other marks too, and the others stay in their scope', () => {
  const code = [
    '<!-- remove-start -->',
    'a',
    '<!-- remove-next-line -->',
    'b',
    '<!-- highlight-next-line -->',
    'c',
    '<!-- remove-end -->',
    'd',
    '// remove-next-line',
    'e',
    'f',
  ]
  expect(keptLines(code.join('\n')).split('\n')).toEqual(
    code.map((line) => (/^[abce]$/.test(line) ? '' : line)),
  )
})
