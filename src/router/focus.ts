/**
 * Puts focus where reading goes on: on `target`, or at the start of the document, so that the next
 * Tab reaches the first link after the target, or the skip link. Never scrolls.
 */
export function moveFocus(target: HTMLElement | null): void {
  const element = target ?? document.body
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex')
  if (!isFocusable) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  // The document's start is a place for the next Tab to begin from, not something to stay on.
  if (element === document.body) element.blur()
}
