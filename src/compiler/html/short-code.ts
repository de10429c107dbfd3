import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { PageContext } from '../context.ts'
import { textOf } from './hast.ts'

/** Characters that fit a line of a phone, also in a list. */
const shortCode = 32

/** Browsers break lines after a blank, a hyphen and a question mark. */
const inText = /[\s?-]/

/** Columns are narrow: only names stay whole there. */
const inTable = /^[\w@/-]*-[\w@/-]*$/

/** Marks code that is short and would be broken: styles keep it on one line. Headings are too large for that. */
export function keepShortCodeWhole({ html }: PageContext): void {
  markIn(html, inText)
}

function markIn(root: Root | Element, breakable: RegExp): void {
  visit(root, 'element', (element) => {
    if (element === root) return undefined
    if (element.tagName === 'table') markIn(element, inTable)
    if (/^(pre|table|h[2-6])$/.test(element.tagName)) return SKIP
    const text = element.tagName === 'code' ? textOf(element) : ''
    if (text.length < shortCode && breakable.test(text)) {
      element.properties.className = ['unbroken']
    }
    return undefined
  })
}
