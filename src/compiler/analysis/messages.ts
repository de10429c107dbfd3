import type { Blockquote, Heading, Nodes, Table, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Message } from '../../model/page.ts'
import type { ExpandedPage } from '../source/parsed-page.ts'
import type { AnalyzedPage } from './analyzed-page.ts'

/** Columns of tables by their names: a row with the first is a message, the second has its numbers. */
const messageColumn = 'Message'
const codeColumns = ['Code', 'Number']

const maxIdWords = 8

/**
 * The messages that a page with `messages: true` explains: the rows of tables with a column `Message`, and the sections
 * that begin with a quote. Rows get ids, so that links can lead to them.
 */
export function readMessages(
  { tree, frontMatter }: ExpandedPage,
  headingIds: AnalyzedPage['headingIds'],
): Message[] {
  if (!frontMatter.messages) return []
  const ids = new Set(headingIds.values())
  const messages: Message[] = []
  let heading: Heading | null = null
  let quoted: Message | null = null

  function read(node: Nodes, previous: Nodes | undefined) {
    if (node.type === 'heading') {
      heading = node
      quoted = null
    } else if (node.type === 'table') {
      const rows = heading ? messagesIn(node, textOf(heading)) : []
      for (const { row, ...message } of rows) {
        const id = rowId(message.texts[0] ?? '', ids)
        row.data = { ...row.data, hProperties: { id } }
        messages.push({ id, ...message })
      }
    } else if (node.type === 'blockquote' && heading && previous === heading) {
      const id = headingIds.get(heading) ?? ''
      quoted = { id, ...quotedMessage(node, textOf(heading)) }
      messages.push(quoted)
    } else if (node.type === 'paragraph' && quoted) {
      quoted.help = `${quoted.help} ${onOneLine(textOf(node))}`.trim()
    } else if (node.type === 'containerDirective' || node.type === 'root') {
      for (const [index, child] of node.children.entries()) read(child, node.children[index - 1])
    }
  }

  read(tree, undefined)
  return messages
}

/** The rows of a table with a column `Message`. The texts are the code in it; the other columns are the help. */
function messagesIn(
  { children: [head, ...rows] }: Table,
  heading: string,
): (Omit<Message, 'id'> & { row: TableRow })[] {
  const columns = head?.children.map((cell) => textOf(cell).trim()) ?? []
  const message = columns.indexOf(messageColumn)
  const code = columns.findIndex((column) => codeColumns.includes(column))
  return rows.flatMap((row) => {
    const cell = row.children[message]
    const texts = cell?.children.flatMap((node) => (node.type === 'inlineCode' ? node.value : []))
    if (!texts?.length) return []
    const numbers = textOf(row.children[code] ?? { type: 'text', value: '' })
    const help = row.children
      .filter((_, index) => index !== message && index !== code)
      .map((cell) => onOneLine(textOf(cell)).replace(/[^.!?]$/, '$&.'))
    return {
      row,
      codes: columns[code] === 'Number' ? [`${heading} ${numbers}`] : (numbers.match(/\w+/g) ?? []),
      texts: texts.map(onOneLine),
      help: help.filter(Boolean).join(' '),
    }
  })
}

/** `Redux error 7: Actions must be …` above the whole message. Each paragraph of the quote is a wording of it. */
function quotedMessage(quote: Blockquote, heading: string): Omit<Message, 'id'> {
  const [, name, number] = /^(.+) error (\d+)\b/.exec(heading) ?? []
  const codes = name ? [`${name} ${number}`] : (heading.match(/\bTS\d+/g) ?? [])
  return { codes, texts: quote.children.map((part) => onOneLine(textOf(part))), help: '' }
}

/** An id of the first words of a message that is new on the page. */
function rowId(text: string, ids: Set<string>): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const base = ['message', ...words.slice(0, maxIdWords)].join('-')
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
