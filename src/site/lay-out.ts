/**
 * Long pages, laid out from the top. Where a page opens at its top, `data-partial` on the root lets
 * styles leave out what is far below the window. So the page is painted sooner; the rest is laid out
 * in idle moments, a few milliseconds each. A page that opens elsewhere is laid out at once, because
 * what is left out has only a guess for a height.
 */

import type { PageData } from '../model/page.ts'

/** What may be left out, blocks of text and other parts: the style sheet says which blocks are. */
const leftOut =
  '[data-partial] .static > :not([data-laid-out]), [data-partial] .later:not([data-laid-out])'

/**
 * What is laid out at a time, in characters: some five milliseconds at full speed. Less costs more
 * in all, because the browser looks at the whole page each time. Code is short and has many elements.
 */
const sliceWeight = 7000
const elementWeight = 12

/** Of HTML, to fill a window with: twice what the pages with the most code have. */
const charactersPerPixel = 12

/** Whether the browser will show the document from its top: not after a reload, nor at a hash. */
export function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && location.hash === ''
}

/**
 * Call it before a page is rendered. Without scroll anchoring nothing is left out: the text would move
 * under its reader when heights above become known. Returns whether something may be left out.
 */
export function leaveOutRest(isAtTop: boolean): boolean {
  const isSupported = CSS.supports('overflow-anchor:auto') && 'requestIdleCallback' in window
  return document.documentElement.toggleAttribute('data-partial', isAtTop && isSupported)
}

/** The page with no more blocks than fill the window; the page itself when that takes all. */
export function beginningOf(page: PageData): PageData {
  let room = charactersPerPixel * innerHeight
  const end = page.blocks.findIndex((block) => {
    room -= JSON.stringify(block).length
    return room < 0
  })
  return end < 0 ? page : { ...page, blocks: page.blocks.slice(0, end + 1) }
}

/** Lays out what is left out. Resolves when it is all there, or when the page has gone. */
export async function layOutRest(): Promise<void> {
  const blocks = document.querySelectorAll(leftOut)
  let weight = sliceWeight
  for (const block of blocks) {
    if (weight >= sliceWeight) {
      weight = 0
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }))
      if (!block.isConnected) return
    }
    block.setAttribute('data-laid-out', '')
    weight += block.textContent.length + elementWeight * block.querySelectorAll('*').length
  }
}
