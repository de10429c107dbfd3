import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { parsedPage } from '../context.test-support.ts'
import { readHeadingIds } from './heading-ids.ts'
import { readMessages } from './messages.ts'

function messagesOf(text: string, hasMessages = true) {
  const parsed = parsedPage(text)
  const page = { ...parsed, frontMatter: { ...parsed.frontMatter, messages: hasMessages } }
  const messages = readMessages(page, readHeadingIds(page))
  const rowIds: { [id: string]: string } = {}
  visit(page.tree, 'tableRow', (row) => {
    const id = row.data?.hProperties?.id
    if (id) rowIds[String(id)] = textOf(row)
  })
  return { messages, rowIds }
}

const page = `
## Kite {#kite}

> Not a section with an error, but still a wording

## Kite error 7: Fold first {#kite-7}

> Fold \`‹name›\` first.

Somebody forgot to fold.
Twice.

## Kite {#numbers}

| Number | Message | Cause | Fix |
| ---: | --- | --- | --- |
| 0 | \`No wind\` | There is none | Wait. |
| 1 | \`No wind\` | Too little | |

## Types {#types}

| Code | Message | Fix |
| --- | --- | --- |
| TS1 (TS2) | \`'…' is no kite.\` or \`'…' isn't one.\` | Make one |
| TS3 | Words without code | None |

| Name | Meaning |
| --- | --- |
| a | b |
`

it('reads sections that begin with a quote, and rows of tables with a column Message', () => {
  expect(messagesOf(page).messages).toEqual([
    {
      id: 'kite',
      codes: [],
      texts: ['Not a section with an error, but still a wording'],
      help: '',
    },
    {
      id: 'kite-7',
      codes: ['Kite 7'],
      texts: ['Fold ‹name› first.'],
      help: 'Somebody forgot to fold. Twice.',
    },
    {
      id: 'message-no-wind',
      codes: ['Kite 0'],
      texts: ['No wind'],
      help: 'There is none. Wait.',
    },
    { id: 'message-no-wind-2', codes: ['Kite 1'], texts: ['No wind'], help: 'Too little.' },
    {
      id: 'message-is-no-kite',
      codes: ['TS1', 'TS2'],
      texts: ["'…' is no kite.", "'…' isn't one."],
      help: 'Make one.',
    },
  ])
})

it('gives their rows ids', () => {
  expect(Object.keys(messagesOf(page).rowIds)).toEqual([
    'message-no-wind',
    'message-no-wind-2',
    'message-is-no-kite',
  ])
})

it('other pages have none', () => {
  expect(messagesOf(page, false)).toEqual({ messages: [], rowIds: {} })
})
