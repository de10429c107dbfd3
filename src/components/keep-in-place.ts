/**
 * Runs `change`, which may change the height of what is above the element, and keeps the element where the reader
 * clicked it.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const top = element.getBoundingClientRect().top
  change()
  const shift = element.getBoundingClientRect().top - top
  if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' })
}
