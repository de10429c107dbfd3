import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { PageContext } from '../context.ts'
import { element, textOf } from './hast.ts'

/**
 * Puts each table into a box of its own that scrolls sideways, can be reached by keyboard and has a
 * name no other table of the page has. Alignment becomes a class, because inline styles are forbidden.
 */
export function boxTables({ html }: PageContext): void {
  const names = new Map<string, number>()
  visit(html, 'element', (table: Element, index, parent) => {
    const align = table.properties.align
    if (typeof align === 'string') {
      delete table.properties.align
      addClass(table, `align-${align}`)
    }
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined
    if (parent.type === 'element' && parent.properties.role === 'region') return undefined
    markLongTexts(table)
    const columns = headerTexts(table).join(', ')
    const repeats = names.get(columns) ?? 0
    names.set(columns, repeats + 1)
    const ariaLabel = `Table: ${columns}${repeats > 0 ? ` (${repeats + 1})` : ''}`
    const box = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel }
    parent.children[index] = element('div', box, [table])
    // Into the box: its cells are still to be seen.
    return [SKIP, index]
  })
}

/** Characters of a cell beyond which its column needs a least width, or it would be a word wide beside code. */
const shortText = 24

/** Marks the longest cell of each column of text, for styles to give the column that width. */
function markLongTexts(table: Element): void {
  const longest = new Map<number, { cell: Element; length: number }>()
  visit(table, 'element', (row) => {
    const cells = row.children.filter((cell) => cell.type === 'element' && cell.tagName === 'td')
    for (const [column, cell] of (cells as Element[]).entries()) {
      const length = textOf(cell).length + (cell.children.some(isBreakableCode) ? shortText : 0)
      if (length > (longest.get(column)?.length ?? shortText)) longest.set(column, { cell, length })
    }
  })
  for (const { cell } of longest.values()) addClass(cell, 'long-text')
}

/** Code of several words is harder to read in two lines than text. */
const isBreakableCode = (node: ElementContent) =>
  node.type === 'element' && node.tagName === 'code' && /\s/.test(textOf(node))

function addClass({ properties }: Element, name: string): void {
  const present = Array.isArray(properties.className) ? properties.className : []
  properties.className = [...present, name]
}

function headerTexts(node: ElementContent): string[] {
  if (node.type !== 'element') return []
  if (node.tagName === 'th') return [textOf(node).trim()].filter(Boolean)
  return node.children.flatMap(headerTexts)
}
