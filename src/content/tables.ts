import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { element, type HastNode, textOf } from './hast.ts'

/**
 * Puts each table into a box of its own that scrolls sideways, can be reached by keyboard and has a
 * name no other table of the page has. Alignment becomes a class, because inline styles are forbidden.
 */
export function boxTables(tree: HastNode): void {
  const names = new Map<string, number>()
  visit(tree, 'element', (table: Element, index, parent) => {
    const align = table.properties.align
    if (typeof align === 'string') {
      delete table.properties.align
      table.properties.className = [`align-${align}`]
    }
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined
    if (parent.type === 'element' && parent.properties.role === 'region') return undefined
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

function headerTexts(node: ElementContent): string[] {
  if (node.type !== 'element') return []
  if (node.tagName === 'th') return [textOf(node).trim()].filter(Boolean)
  return node.children.flatMap(headerTexts)
}
