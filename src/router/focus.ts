/**
 * Puts focus where reading goes on: on `target`, or at the start of the document, so that the next
 * Tab reaches the first link after the target, or the skip link, and keys like End scroll the page
 * and not the list that held the link. Never scrolls.
 */
export function moveFocus(target: HTMLElement | null): void {
  const element = target ?? document.body
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
