/**
 * Moves focus to where reading continues: to `target`, or to the start of the document. Then the next Tab reaches the
 * first link after the target, or the skip link, and keys like End scroll the page instead of the list that the link
 * was in. Never scrolls.
 */
export function moveFocus(target: HTMLElement | null): void {
  const element = target ?? document.body
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
