/**
 * Long pages, laid out from the top. Where a page opens at its top, `data-partial` on the root lets
 * styles defer the layout of what is far below the window. So the page is painted sooner; the rest is
 * laid out in idle moments, a few milliseconds each. A page that opens elsewhere is laid out at once,
 * because what is deferred has only a guess for a height.
 */

import { charactersPerElement, charactersPerSlice } from '../../model/layout-limits.ts'

/** What may be deferred, blocks of text and other parts: the style sheet says which blocks are. */
const deferred =
  '[data-partial] .static > :not([data-laid-out]), [data-partial] .later:not([data-laid-out])'

/** Whether the browser will show the document from its top: not after a reload, nor at a hash. */
export function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && location.hash === ''
}

/**
 * Call it before a page is rendered. Without scroll anchoring nothing is deferred: the text would move
 * under its reader when heights above become known. Returns whether something may be deferred.
 */
export function deferLayout(isAtTop: boolean): boolean {
  const isSupported = CSS.supports('overflow-anchor:auto') && 'requestIdleCallback' in window
  return document.documentElement.toggleAttribute('data-partial', isAtTop && isSupported)
}

/** Lays out what is deferred. Resolves when it is all there, or when the page has gone. */
export async function layOutDeferred(): Promise<void> {
  let weight = charactersPerSlice
  for (const block of document.querySelectorAll(deferred)) {
    if (weight >= charactersPerSlice) {
      weight = 0
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }))
      if (!block.isConnected) return
    }
    block.setAttribute('data-laid-out', '')
    weight += block.textContent.length + charactersPerElement * block.querySelectorAll('*').length
  }
  // What React renders anew after this, it may render under the pointer.
  document.documentElement.removeAttribute('data-partial')
}
