import { animateHeight } from '../../components/collapse/collapse.ts'

/**
 * Opens or closes `details` with an animation of its last element, which is all it holds besides its
 * summary. While closing, the element is still `open`, or nothing would be seen of it, and carries
 * `data-closing`; a toggle meanwhile opens it again.
 */
export function toggleDetails(details: HTMLDetailsElement): void {
  const content = details.lastElementChild as HTMLElement
  const isOpening = !details.open || 'closing' in details.dataset
  // `hidden` is where the movement starts from. It must not stay, or a search in the page could
  // open the element but show nothing.
  content.hidden = !details.open
  details.open = true
  details.toggleAttribute('data-closing', !isOpening)
  animateHeight(content, isOpening, () => {
    details.open = isOpening
    delete details.dataset.closing
  })
}
