import { animateHeight } from '../../components/collapse/collapse.ts'

/**
 * Opens or closes `details` with an animation of its last child, which is everything but the summary. While it closes,
 * the element still has `open`, because its content would be invisible otherwise, and `data-closing`. Toggling it
 * meanwhile opens it again.
 */
export function toggleDetails(details: HTMLDetailsElement): void {
  const content = details.lastElementChild as HTMLElement
  const isOpening = !details.open || 'closing' in details.dataset
  // `hidden` is the animation's start. It's removed then, because with it, the browser's search would open the element
  // without showing its content.
  content.hidden = !details.open
  details.open = true
  details.toggleAttribute('data-closing', !isOpening)
  animateHeight(content, isOpening, () => {
    details.open = isOpening
    delete details.dataset.closing
  })
}
