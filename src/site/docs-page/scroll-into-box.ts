/** Scrolls `box`, and nothing else, as far as needed to show `item`, with some room around it. */
export function scrollIntoBox(box: HTMLElement, item: HTMLElement): void {
  const outer = box.getBoundingClientRect()
  const inner = item.getBoundingClientRect()
  const room = Math.min(outer.height / 4, 120)
  if (inner.top < outer.top + room) box.scrollTop -= outer.top + room - inner.top
  else if (inner.bottom > outer.bottom - room) box.scrollTop += inner.bottom - outer.bottom + room
}
