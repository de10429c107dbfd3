import { toString as markdownText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { lineOf } from '../context.ts'
import type { MarkdownPage } from './parsed-page.ts'

/** Whether a line could only be the second one of a table. */
const isLineOfDashes = (line: string, index: number, lines: string[]) =>
  /^[|:\-\s]*$/.test(line) &&
  line.includes('-') &&
  (line.includes('|') || (line.includes(':') && (lines[index - 1] ?? '').includes('|')))

/** Reports columns without a name, cells that would be lost, and tables that Markdown takes for text. */
export function checkTables({ tree, report }: MarkdownPage): void {
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      if (!markdownText(node).split('\n').some(isLineOfDashes)) return
      report(
        { line: lineOf(node) },
        "This isn't read as a table: its first line and its line of dashes have different numbers of cells, or aren't one after the other.",
        'Give both the same number; write `\\|` for a bar within a cell.',
      )
    }
    if (node.type !== 'table') return
    const [header, ...rows] = node.children
    for (const [index, cell] of header?.children.entries() ?? []) {
      if (markdownText(cell).trim() !== '') continue
      const { line, column } = cell.position?.start ?? { line: 1, column: 1 }
      report(
        { line, column },
        `Column ${index + 1} of the table has no heading.`,
        'Name what the column holds: people who listen to a table hear it before each cell.',
      )
    }
    const columns = header?.children.length ?? 0
    for (const row of rows) {
      if (row.children.length <= columns) continue
      report(
        { line: lineOf(row) },
        `The row has ${row.children.length} cells, the head of the table ${columns}: the others would be lost.`,
        'Write `\\|` for a bar within a cell, also in code.',
      )
    }
  })
}
