/** Scrolls `box`, and nothing else, if needed to show `item`, and then as far as leaves some room around it. */
export function scrollIntoBox(box: HTMLElement, item: HTMLElement): void {
  const outer = box.getBoundingClientRect()
  const inner = item.getBoundingClientRect()
  const room = Math.min(outer.height / 4, 120)
  // Less is hidden by the faded ends of the box.
  const fadedHeight = room / 4
  if (inner.top < outer.top + fadedHeight) box.scrollTop -= outer.top + room - inner.top
  else if (inner.bottom > outer.bottom - fadedHeight)
    box.scrollTop += inner.bottom - outer.bottom + room
}
