import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** What axe finds is named by selectors, so it need not write down the markup of all that it looks at. */
const axeSource = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure({ noHtml: true })`

/**
 * Brings axe to a page that is shown, as `window.axe`, and spares it what it would judge again. It comes as a script
 * of the debugger, which takes the browser a quarter less than `page.evaluate`.
 */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(leaveOneTokenOfEachLook)
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  await session.detach()
}

/**
 * Most elements of a page are the coloured words of its code. One that stands where another of the same
 * class does, down to the body, looks the same: its text stays, and one of them is judged for all.
 */
function leaveOneTokenOfEachLook() {
  const classesAround = new Map<Element | null, string>([[document.body, '']])
  const classesOf = (element: Element | null): string => {
    const known = classesAround.get(element)
    if (known !== undefined) return known
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
