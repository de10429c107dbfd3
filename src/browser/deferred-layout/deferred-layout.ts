/**
 * Lays out long pages from the top. On a page that opens at its top, `data-partial` on the root lets styles defer the
 * layout of what is far below the window. The page is painted sooner, and the rest is laid out in idle moments, a few
 * milliseconds each. A page that opens elsewhere is laid out at once, because deferred parts only have an estimated
 * height.
 */

import { charactersPerElement, charactersPerSlice } from '../../model/layout-limits.ts'

/** Parts that may be deferred: blocks of text and others. The style sheet decides which blocks are. */
const deferred =
  '[data-partial] .static > :not([data-laid-out]), [data-partial] .later:not([data-laid-out])'

/** Whether the browser will show the document from its top, which it doesn't after a reload or at a hash. */
export function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && location.hash === ''
}

/**
 * Call it before a page is rendered. Without scroll anchoring nothing is deferred, because the text would move when
 * parts above it get their height. Returns whether something may be deferred.
 */
export function deferLayout(isAtTop: boolean): boolean {
  const isSupported = CSS.supports('overflow-anchor:auto') && 'requestIdleCallback' in window
  return document.documentElement.toggleAttribute('data-partial', isAtTop && isSupported)
}

/** Lays out everything that is deferred. Resolves when that is done, or when the page has been replaced. */
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
  // Removed, because React may later render something new that the reader is already looking at.
  document.documentElement.removeAttribute('data-partial')
}
