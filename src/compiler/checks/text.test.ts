import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { parsedPage } from '../context.test-support.ts'
import { parse } from '../source/parse.ts'
import { checkDepth, checkText } from './text.ts'

/** What is wrong with a text, and whether the page is compiled no further. */
function check(text: string) {
  const page = parsedPage('')
  page.source.text = text
  const isStopped = checkText(page) === 'stop'
  expect(isStopped).toBe(page.diagnostics.length > 0)
  return page.diagnostics.map(
    ({ line, column, message, hint }) => `${line}:${column ?? ''} ${message} ${hint}`,
  )
}

const depthOf = (nesting: number) => {
  const page = parsedPage('')
  let tree: Parameters<typeof checkDepth>[0] = { position: { start: { line: 9 } } }
  for (let level = 1; level < nesting; level++) tree = { ...tree, children: [tree] }
  return [checkDepth(tree, page.report), formatDiagnostics(page.diagnostics)]
}

test('A text that editors write is fine', () => {
  expect(check('Tabs\t, “quotes”, é, 🎉\nand `code`\n')).toEqual([])
})

test('Bytes that are no UTF-8, and characters that nobody sees, are errors with their place', () => {
  expect(check('One\nTw\uFFFDo\u200E\nThr\u202Eee\n\0')).toEqual([
    '2:3 A character is not UTF-8 here. Save the file in UTF-8.',
    '3:4 Unexpected invisible character U+202E. Delete it.',
    '4:1 Unexpected invisible character U+0000. Delete it.',
  ])
})

test.each(['a&#x202E;b', '[a](/b "c&#8238;")', '![a&#x200b;](b.png)', '`a\u200Bb`'])(
  'Characters that nobody sees are found however they are written: %s',
  (text) => {
    const page = parsedPage('')
    page.source.text = text
    const isStopped = checkText(page) === 'stop' || parse(page) === 'stop'
    expect(isStopped).toBe(text.includes('\u200B'))
    expect(page.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Unexpected invisible character U\+20/),
    ])
  },
)

test('A file and its lines have an end', () => {
  const lines = 'a\n'.repeat(100_000)
  expect(check(lines)).toEqual([])
  expect(check(`${lines}a`)).toEqual([
    '1: The file has 200,001 characters. Expected at most 200,000. Make several pages of it.',
  ])
  expect(check(`\n${'a'.repeat(2_000)}`)).toEqual([])
  expect(check(`\n${'a'.repeat(2_001)}`)).toEqual([
    '2:1 The line has 2,001 characters. Expected at most 2,000. Break it.',
  ])
})

const tooDeep =
  'More than 20 quotes, lists or directives are inside one another. Close directives with `:::`, and put less into one another.'

test('Quotes and directives are not without end inside one another', () => {
  expect(check(`${'> '.repeat(20)}a`)).toEqual([])
  expect(check(`a\n  ${'> '.repeat(21)}a`)).toEqual([`2:1 ${tooDeep}`])
  const open = ':::note\n'
  expect(check(open.repeat(20))).toEqual([])
  expect(check(open.repeat(21))).toEqual([`21:1 ${tooDeep}`])
  expect(check(`> ::::note[A]{b=c}\n`.repeat(21))).toEqual([`21:1 ${tooDeep}`])
  expect(check(`${open}:::\n`.repeat(50))).toEqual([])
  expect(check(`${open}Text :::note\n::\n  ::: \n`.repeat(50))).toEqual([])
})

test('A tree is shallow enough for functions that call themselves for every level', () => {
  expect(depthOf(51)).toEqual([true, ''])
  const [isShallow, text] = depthOf(52)
  expect(isShallow).toBe(false)
  expect(text).toContain('content/docs/usage/index.md:9 error\n  More than 20 quotes')
  expect(checkDepth({ children: [{}] }, parsedPage('').report)).toBe(true)
})
