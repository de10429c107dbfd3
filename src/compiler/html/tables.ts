import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { element, text, textOf } from './hast.ts'
import type { LinkedPage } from './rendered-page.ts'
import { isHyphenatedName } from './short-code.ts'

/**
 * Wraps each table in a box that scrolls sideways, can be reached by keyboard, and has a name that is unique on the
 * page. Alignment becomes a class, because inline styles are forbidden.
 */
export function wrapTables({ html }: LinkedPage): void {
  const names = new Map<string, number>()
  visit(html, 'element', (table: Element, index, parent) => {
    const align = table.properties.align
    if (typeof align === 'string') {
      delete table.properties.align
      addClass(table, `align-${align}`)
    }
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined
    if (parent.type === 'element' && parent.properties.role === 'region') return undefined
    const headers = headerTexts(table)
    const texts = markLongTexts(table)
    const hasLongCode = markLongCode(table)
    markShortTitles(table)
    breakAddresses(table)
    const hasTexts = headers.length > 2 && (texts > 1 || hasLongTitle(table))
    const width = parent.type === 'root' ? phone.width : phone.boxWidth
    if (hasTexts || hasLongCode || (headers.length > 1 && minWidth(table) > width))
      makeStackable(table, headers)
    const columns = headers.join(', ')
    const repeats = names.get(columns) ?? 0
    names.set(columns, repeats + 1)
    const ariaLabel = `Table: ${columns}${repeats > 0 ? ` (${repeats + 1})` : ''}`
    const box = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel }
    parent.children[index] = element('div', box, [table])
    // Continue inside the box, because the table's cells haven't been visited.
    return [SKIP, index]
  })
}

/**
 * A column with a longer cell than this needs a minimum width. Otherwise, a column of code beside it would leave it one
 * word wide.
 */
const shortText = 24

/**
 * Marks the longest cell of each column of text, so that styles give the column that width. Returns the number of such
 * columns.
 */
function markLongTexts(table: Element): number {
  const longest = new Map<number, { cell: Element; length: number }>()
  visit(table, 'element', (row) => {
    for (const [column, cell] of cellsOf(row).entries()) {
      const length = textOf(cell).length + (cell.children.some(isBreakableCode) ? shortText : 0)
      if (length > (longest.get(column)?.length ?? shortText)) longest.set(column, { cell, length })
    }
  })
  for (const { cell } of longest.values()) addClass(cell, 'long-text')
  return longest.size
}

/** With a longer text than this, a first column beside two others would be taller than wide. */
const longTitle = 40

const hasLongTitle = (table: Element): boolean => {
  let isFound = false
  visit(table, 'element', (row) => {
    const [first] = cellsOf(row)
    isFound ||= first !== undefined && textOf(first).length > longTitle
  })
  return isFound
}

/** Code of more characters than this, such as a message, takes many lines in a narrow column. */
const longCode = 60

/** Marks a table that has long code in a cell. */
function markLongCode(table: Element): boolean {
  let isFound = false
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'td') return
    visit(cell, 'element', (node) => {
      isFound ||= node.tagName === 'code' && textOf(node).length > longCode
    })
  })
  if (isFound) addClass(table, 'long-code')
  return isFound
}

/** Marks a table whose first column only has short texts of several words, which styles keep on one line. */
function markShortTitles(table: Element): void {
  const titles: string[] = []
  visit(table, 'element', (row) => {
    const [first] = cellsOf(row)
    if (first) titles.push(textOf(first))
  })
  const isShort = titles.every(({ length }) => length <= shortText)
  if (isShort && titles.some((title) => /\s/.test(title))) addClass(table, 'short-titles')
}

/** Lets an address in code break after a slash. Otherwise it would take the width of the columns beside it. */
function breakAddresses(table: Element): void {
  visit(table, 'element', (code) => {
    if (code.tagName !== 'code') return
    code.children = code.children.flatMap((child) =>
      child.type === 'text' && child.value.includes('://') ? withBreaks(child.value) : [child],
    )
  })
}

const withBreaks = (value: string) =>
  value
    .split(/(?<=[^/:]\/)/)
    .flatMap((part, index) => (index > 0 ? [element('wbr', {}, []), text(part)] : [text(part)]))

/**
 * The space for a table in a window of 390 px, also within a box, and the widths of a character and of the space
 * between columns.
 */
const phone = { width: 343, boxWidth: 309, character: 8.1, gap: 24, longText: 104 }

/** The width in pixels that the longest words of all columns need side by side on a phone. */
function minWidth(table: Element): number {
  const columns: number[] = []
  visit(table, 'element', (row) => {
    for (const [column, cell] of cellsOf(row, /^t[dh]$/).entries()) {
      const longest = Math.max(...wordsIn(cell).map(({ length }) => length)) * phone.character
      const least = isLongText(cell) ? phone.longText : 0
      columns[column] = Math.max(columns[column] ?? 0, longest, least)
    }
  })
  const gaps = (columns.length - 1) * phone.gap
  return columns.reduce((sum, width) => sum + width, gaps)
}

/** Splits text where browsers break lines: after a hyphen, but not at slashes and dots. Names in code stay whole. */
function wordsIn(node: ElementContent): string[] {
  if (node.type === 'text') return node.value.split(/\s|(?<=-)/)
  if (node.type !== 'element') return ['']
  const code = isCode(node) ? textOf(node) : ''
  return isHyphenatedName(code) ? [code] : ['', ...node.children.flatMap(wordsIn)]
}

/**
 * A phone isn't wide enough for two columns of text beside another one, or for long words side by side. There, styles
 * show the cells of a row below each other, so each cell needs the name of its column. The first cell is the row's
 * title.
 */
function makeStackable(table: Element, headers: string[]): void {
  addClass(table, 'stackable')
  const labels = headers.map((header) => (/[?!]$/.test(header) ? header : `${header}:`))
  visit(table, 'element', (row) => {
    for (const [column, cell] of cellsOf(row).entries()) {
      if (column > 0 && textOf(cell)) cell.properties.dataLabel = labels[column]
    }
  })
}

const cellsOf = ({ children }: Element, names = /^td$/) =>
  children.filter((cell): cell is Element => cell.type === 'element' && names.test(cell.tagName))

const isLongText = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('long-text')

/** Code of several words breaks, but that makes it harder to read than text. */
const isBreakableCode = (node: ElementContent) => isCode(node) && /\s/.test(textOf(node))

const isCode = (node: ElementContent) => node.type === 'element' && node.tagName === 'code'

function addClass({ properties }: Element, name: string): void {
  const present = Array.isArray(properties.className) ? properties.className : []
  properties.className = [...present, name]
}

function headerTexts(node: ElementContent): string[] {
  if (node.type !== 'element') return []
  if (node.tagName === 'th') return [textOf(node).trim()].filter(Boolean)
  return node.children.flatMap(headerTexts)
}
