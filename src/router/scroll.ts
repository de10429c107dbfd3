import { safeDecode } from '../model/safe-decode.ts'

/**
 * Scrolling by the router, which is always instant, even if CSS says smooth. `scroll-padding-top` on the root takes
 * care of the sticky navbar.
 */

export type Offset = { left: number; top: number }

export const pageTop: Offset = { left: 0, top: 0 }

/** The scroll offset of the window, in pixels. */
export const currentOffset = (): Offset => ({ left: window.scrollX, top: window.scrollY })

/** Scrolls the window to an offset, instantly. */
export function scrollToOffset(offset: Offset): void {
  window.scrollTo({ ...offset, behavior: 'instant' })
}

/** Opens whatever hides the element, then scrolls it to the top of the window. */
export function scrollToElement(element: HTMLElement): void {
  reveal(element)
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** The element that a hash (`#id`, as in an address) refers to, or null. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(safeDecode(id))
}

/**
 * Opens closed `<details>` around an element and dispatches `reveal` on it, which bubbles, for components that hide
 * content in other ways. They have to open synchronously (`flushSync`), because scrolling follows at once.
 */
export function reveal(element: HTMLElement): void {
  const closed = 'details:not([open])'
  for (
    let details = element.closest<HTMLDetailsElement>(closed);
    details;
    details = details.parentElement?.closest<HTMLDetailsElement>(closed) ?? null
  ) {
    details.open = true
  }
  element.dispatchEvent(new CustomEvent('reveal', { bubbles: true }))
}
