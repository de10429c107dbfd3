import { readFileSync } from 'node:fs'
import type { RootContent, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'

/** @param page its id, which is its path: `api/store` */
export function sourceOf(page: string): string {
  return readFileSync(`content/docs/${page}.md`, 'utf8')
}

/** The first table below the heading with an id. */
export function tableUnder(page: string, id: string): Table {
  const table = contentFrom(page, id).find((node) => node.type === 'table')
  if (!table) throw new Error(`There is no table under #${id} of ${page}.`)
  return table
}

/**
 * The parameters in the lists of members of the section with an id, in their order: `name`, `name?`, `...name`. Each is a
 * paragraph that starts with the name in bold code, its type, and whether it is required.
 */
export function parametersUnder(page: string, id: string): string[] {
  return entriesUnder(page, id).map(({ name, heading }) => {
    const [, , need = ''] = heading.split(' · ')
    const isOptional = { optional: true, required: false, 'any number': false }[need]
    if (isOptional === undefined)
      throw new Error(`${page} doesn't say if it's required: ${heading}`)
    return `${name}${isOptional ? '?' : ''}`
  })
}

/** The names in the lists of members of the section with an id, in their order. */
export function membersUnder(page: string, id: string): string[] {
  return entriesUnder(page, id).map(({ name }) => name)
}

function entriesUnder(page: string, id: string): { name: string; heading: string }[] {
  const [, ...content] = contentFrom(page, id)
  const end = content.findIndex(({ type }) => type === 'heading')
  const lists = content
    .slice(0, end < 0 ? undefined : end)
    .flatMap((node) =>
      node.type === 'containerDirective' && node.name === 'members' ? node.children : [],
    )
  return lists.flatMap((node) => {
    if (node.type !== 'paragraph') return []
    const [name] = node.children
    if (name?.type !== 'strong' || name.children[0]?.type !== 'inlineCode') return []
    const lineEnd = node.children.findIndex(({ type }) => type === 'break')
    return [{ name: textOf(name), heading: textOf(node.children.slice(0, lineEnd)) }]
  })
}

/** What follows from a heading on, the heading included. */
function contentFrom(page: string, id: string): RootContent[] {
  const { children } = parseMarkdown(sourceOf(page))
  const start = children.findIndex(
    (node) => node.type === 'heading' && textOf(node).endsWith(`{#${id}}`),
  )
  if (start < 0) throw new Error(`There is no heading #${id} on ${page}.`)
  return children.slice(start)
}

/** The cells of a table as text, without those of its head. */
export function rowsOf({ children: [, ...rows] }: Table): string[][] {
  return rows.map(({ children }) => children.map((cell) => textOf(cell)))
}

export function firstColumn(page: string, id: string): string[] {
  return rowsOf(tableUnder(page, id)).map(([first = '']) => first)
}
