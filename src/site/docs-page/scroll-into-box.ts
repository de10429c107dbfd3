/** Scrolls `box`, and nothing else, if `item` isn't visible, leaving some space around it. */
export function scrollIntoBox(box: HTMLElement, item: HTMLElement): void {
  const outer = box.getBoundingClientRect()
  const inner = item.getBoundingClientRect()
  const room = Math.min(outer.height / 4, 120)
  // Keeps the item clear of the box's faded ends.
  const fadedHeight = room / 4
  if (inner.top < outer.top + fadedHeight) box.scrollTop -= outer.top + room - inner.top
  else if (inner.bottom > outer.bottom - fadedHeight)
    box.scrollTop += inner.bottom - outer.bottom + room
}
