import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { textOf } from './hast.ts'
import type { LinkedPage } from './rendered-page.ts'

/** This many characters fit on a line of a phone, even in a list. */
const shortCode = 32

/**
 * Marks short code that would otherwise break, so that styles keep it on one line. In headings it's too large for that.
 */
export function preventCodeBreaks({ html }: LinkedPage): void {
  keepWhole(html, mayBreak)
}

/** Browsers break lines after whitespace, a hyphen and a question mark. */
const mayBreak = (code: string) => /[\s?-]/.test(code)

/** Columns are narrow, so only names stay whole there. */
export const isHyphenatedName = (code: string) =>
  code.length < shortCode && code.includes('-') && /^[\w@/-]+$/.test(code)

function keepWhole(root: Root | Element, isKept: (code: string) => boolean): void {
  visit(root, 'element', (element) => {
    if (element === root) return undefined
    if (element.tagName === 'table') keepWhole(element, isHyphenatedName)
    if (/^(pre|table|h[2-6])$/.test(element.tagName)) return SKIP
    const code = element.tagName === 'code' ? textOf(element) : ''
    if (code.length < shortCode && isKept(code)) element.properties.className = ['unbroken']
    return undefined
  })
}
