import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Results are reported as selectors, so axe doesn't have to serialize the markup of every element. */
const axeSource = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure({ noHtml: true })`

/**
 * Loads axe into an open page as `window.axe`, and removes elements that it would check again. Runs as a script of the
 * debugger, which takes the browser a quarter less time than `page.evaluate`.
 */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(leaveOneTokenOfEachLook)
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  await session.detach()
}

/**
 * Most elements of a page are the colored words of its code. Words whose classes and ancestors' classes are equal look the
 * same, so one of them is checked for all. The others are replaced with their text.
 */
function leaveOneTokenOfEachLook() {
  const classesAround = new Map<Element | null, string>([[document.body, '']])
  const classesOf = (element: Element | null): string => {
    const cached = classesAround.get(element)
    if (cached !== undefined) return cached
    const { localName = '', className = '' } = element ?? {}
    const classes = `${classesOf(element?.parentElement ?? document.body)} > ${localName}.${className}`
    classesAround.set(element, classes)
    return classes
  }
  const seen = new Set<string>()
  const tokens = [...document.querySelectorAll('pre.code span:not(.line)')]
  const repeated = tokens.filter((token) => {
    if (token.childElementCount > 0) return false
    const look = classesOf(token)
    if (seen.has(look) || !token.checkVisibility()) return true
    seen.add(look)
    return false
  })
  for (const token of repeated) token.replaceWith(...token.childNodes)
  for (const code of document.querySelectorAll('pre.code')) code.normalize()
}
