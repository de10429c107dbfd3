import { readFileSync } from 'node:fs'
import type { Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'

/** @param page its id, which is its path: `api/store` */
export function sourceOf(page: string): string {
  return readFileSync(`content/docs/${page}.md`, 'utf8')
}

/** The first table below the heading with an id. */
export function tableUnder(page: string, id: string): Table {
  const { children } = parseMarkdown(sourceOf(page))
  const start = children.findIndex(
    (node) => node.type === 'heading' && textOf(node).endsWith(`{#${id}}`),
  )
  if (start < 0) throw new Error(`There is no heading #${id} on ${page}.`)
  const table = children.slice(start).find((node) => node.type === 'table')
  if (!table) throw new Error(`There is no table under #${id} of ${page}.`)
  return table
}

/** The cells of a table as text, without those of its head. */
export function rowsOf({ children: [, ...rows] }: Table): string[][] {
  return rows.map(({ children }) => children.map((cell) => textOf(cell)))
}

export function firstColumn(page: string, id: string): string[] {
  return rowsOf(tableUnder(page, id)).map(([first = '']) => first)
}
