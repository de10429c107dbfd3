import { expect, it } from 'vitest'
import { parsedPage } from '../context.test-support.ts'
import { checkLeftovers } from './leftovers.ts'

/** The mistakes of a text, as `line:column message`. */
function mistakesIn(text: string): string[] {
  const page = parsedPage(text)
  checkLeftovers(page)
  return page.diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

const shown = (mark: string, place = '1:1') => [
  `${place} \`${mark}\` would be shown as it is written.`,
]

it.each([
  ['**「太字」**です', shown('**')],
  ['a **bold **word', shown('**', '1:3')],
  ['__bold', shown('__')],
  ['~~gone~', shown('~~')],
  ['*「太字」*です', shown('*')],
  ['a _word', shown('_', '1:3')],
  ['A `name without an end', shown('`', '1:3')],
  ['First\n[text](/a b)', shown('](', '2:6')],
  ['See [text].(/usage/).', shown('].(', '1:10')],
  ['See [text] (/usage/).', shown('] (', '1:10')],
  ['See (text)[/usage/].', shown(')[', '1:10')],
  ['Text with {#id} in it', shown('{#i', '1:11')],
  ['## Title {#one} {#two}', shown('{#o', '1:10')],
  ['![A](/a.png){width=20}', shown('{width=', '1:13')],
  ['The end. :::', shown(':::', '1:10')],
  ['##Title', shown('##')],
  ['> #Title', shown('#', '1:3')],
])('a mark that Markdown takes for text is told: %s', (text, mistakes) => {
  expect(mistakesIn(text)).toEqual(mistakes)
})

it('bold text that closes where another should open is told, with every mark that it leaves', () => {
  expect(mistakesIn('**「A」**と**「B」**')).toEqual(['1:6 Bold text is within bold text here.'])
  expect(mistakesIn('*「A」*と*「B」*')).toEqual(['1:5 Italic text is within italic text here.'])
  expect(mistakesIn('**「A」**と**「B」**です')).toHaveLength(2)
})

it.each([
  '**bold** and *italic* and ***both***, `**code**` and ``a ` b``',
  '**「太字」** です and 「**太字**」です',
  'snake_case_name, 2 * 3 * 4 and a # b, #1',
  String.raw`\*\*text\*\*, \_\_typename, \` and \](`,
  '## Title {#id}',
  '[text](/usage/ "a title") (see [text](/usage/)), [text].',
  '```md\n**text\n```',
  '- [x] done',
  'at 10:30 {a, b}',
])('what is meant is left alone: %s', (text) => {
  expect(mistakesIn(text)).toEqual([])
})
