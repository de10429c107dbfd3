import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { parsedPage } from '../context.test-support.ts'
import { parse } from './parse.ts'
import { checkText, checkTree } from './text.ts'

/** The mistakes of a text, and whether compiling stops. */
function check(text: string) {
  const page = parsedPage('')
  page.source.text = text
  expect(checkText(page)).toBe(page.diagnostics.length === 0)
  return page.diagnostics.map(
    ({ line, column, message, hint }) => `${line}:${column ?? ''} ${message} ${hint}`,
  )
}

const depthOf = (nesting: number) => {
  const page = parsedPage('')
  let tree: Parameters<typeof checkTree>[0] = { position: { start: { line: 9 } } }
  for (let level = 1; level < nesting; level++) tree = { ...tree, children: [tree] }
  return [checkTree(tree, page.report), formatDiagnostics(page.diagnostics)]
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

test('Merge conflicts are errors, and deep quotes and headings are not', () => {
  const sides = '<<<<<<< ours\nTwo\n=======\nThree\n>>>>>>> theirs\n'
  const told = 'A merge conflict was left here. Keep one side, and delete the marks.'
  expect(check(`One\n${sides}`)).toEqual([`2:1 ${told}`, `6:1 ${told}`])
  expect(check('Heading\n=======\n\n> > > > > > > deep\n')).toEqual([])
})

test.each(['a&#x202E;b', '[a](/b "c&#8238;")', '![a&#x200b;](b.png)', '`a\u200Bb`'])(
  'Characters that nobody sees are found however they are written: %s',
  (text) => {
    const page = parsedPage('')
    page.source.text = text
    const isParsed = checkText(page) && parse(page) !== null
    expect(isParsed).toBe(!text.includes('\u200B'))
    expect(page.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Unexpected invisible character U\+20/),
    ])
  },
)

test('A file and its lines have an end', () => {
  const lines = `${'a'.repeat(38)}\n\n`.repeat(4_999)
  expect(check(lines)).toEqual([])
  expect(check(`${lines}${'a'.repeat(40)}`)).toEqual([])
  expect(check(`${lines}${'a'.repeat(41)}`)).toEqual([
    '1: The file has 200,001 characters. Expected at most 200,000. Make several pages of it.',
  ])
  expect(check('\n'.repeat(9_999))).toEqual([])
  expect(check('\n'.repeat(10_000))).toEqual([
    '1: The file has 10,001 lines. Expected at most 10,000. Make several pages of it.',
  ])
  expect(check(`\n${'a'.repeat(2_000)}`)).toEqual([])
  expect(check(`\n${'a'.repeat(2_001)}`)).toEqual([
    '2:1 The line has 2,001 characters. Expected at most 2,000. Break it.',
  ])
})

const longest = (lines: number, characters: string, most: string) =>
  `4: From here to line ${lines + 3}, ${characters} characters stand without an empty line between them. Expected at most ${most}. Divide paragraphs, lists and tables with empty lines.`

test('Paragraphs, lists and tables have an end', () => {
  const lines = (mark: string, amount: number) =>
    `${mark}${'a'.repeat(99 - mark.length)}\n`.repeat(amount)
  for (const [mark, most, characters, limit] of [
    ['', 50, '5,100', '5,000'],
    ['    ', 50, '5,100', '5,000'],
    ['\\', 50, '5,100', '5,000'],
    ['> ', 50, '5,100', '5,000'],
    ['| ', 100, '10,100', '10,000'],
    ['> | ', 100, '10,100', '10,000'],
  ] as const) {
    const passage = lines(mark, most)
    expect(check(`b\n\n${passage}\n${passage}> \n${passage}`), mark).toEqual([])
    expect(check(`b\n\n>\n${passage}${lines(mark, 1)}`), mark).toEqual([
      longest(most + 1, characters, limit),
    ])
  }
  for (const mark of ['- ', '  * ', '> + ', '1. ', '> 2) ']) {
    expect(check(lines(mark, 500)), mark).toEqual([])
  }
  // Markdown parses these as one paragraph.
  expect(check(`b\n${lines('2. ', 60)}`)).toHaveLength(1)
  for (const [open, close] of [
    ['```ts', '```'],
    ['> ~~~~', '> ~~~~~'],
    ['- ```', '  ```'],
  ]) {
    const code = lines('', 399)
    expect(check(`b\n\n${open}\n${code}${close}\n${lines('', 50)}`)).toEqual([])
    expect(check(`b\n\n>\n${open}\n${code}${lines('- ', 2)}${close}`)).toHaveLength(1)
    expect(check(`b\n\n>\n${open}\n${close}\n${lines('', 51)}`)).toHaveLength(1)
  }
})

test('Front matter has an end', () => {
  const keys = (amount: number) => `---\n${'key: a\n'.repeat(amount)}--- \nText\n---\n`
  expect(check(keys(1_428))).toEqual([])
  expect(check(keys(1_429))).toEqual([
    '1: The front matter has 10,002 characters. Expected at most 10,000. Close it with a line of `---`, and keep to what docs/authoring.md lists.',
  ])
})

test('A page has an end, however many quotes and lists its lines begin with', () => {
  const line = (amount: number) =>
    `${'- '.repeat(amount / 2)}${'> '.repeat(amount / 2)}1. word 2019. A\n\n`
  expect(check(`${line(18).repeat(526)}- - - - - -\n> ***\n`)).toEqual([])
  expect(check(`${line(18).repeat(526)}- - - - - -\n> - ***\n`)).toEqual([
    '1: The lines of the file begin with 10,001 marks of quotes and lists. Expected at most 10,000. Make several pages of it.',
  ])
})

test('A page has an end, however little little text its parts hold', () => {
  const parts = (children: number) => {
    const page = parsedPage('')
    const isSmall = checkTree({ children: Array(children).fill({}) }, page.report)
    return [isSmall, formatDiagnostics(page.diagnostics)]
  }
  expect(parts(9_999)).toEqual([true, ''])
  const [isSmall, text] = parts(10_000)
  expect(isSmall).toBe(false)
  expect(text).toContain(
    'content/docs/usage/index.md:1 error\n  The page has 10,001 parts: paragraphs, cells, links and other pieces of text.\n  Expected at most 10,000.',
  )
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
  expect(checkTree({ children: [{}] }, parsedPage('').report)).toBe(true)
})
