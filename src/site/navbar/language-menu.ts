import type { FocusEvent, MouseEvent, PointerEvent } from 'react'

export type MenuEvent = MouseEvent | PointerEvent | FocusEvent

type SetOpen = (change: (isOpen: boolean) => boolean) => void

const close = () => false

let isHovered = false
const watched = new WeakSet<HTMLElement>()

/**
 * What opens and closes the list of languages: hovering, and a press of its button by pointer or
 * key; Escape, a press outside and focus that leaves close it. `box` holds button and list. Loaded
 * with the first event, because few readers come here.
 */
export function reactTo(event: MenuEvent, box: HTMLElement, setOpen: SetOpen): void {
  closeFromOutside(box, setOpen)
  if (event.type === 'click') {
    // A mouse has opened the list by hovering, so its click must not close it again. Keys have no detail.
    const isByPointer = (event as MouseEvent).detail > 0
    setOpen((isOpen) => !isOpen || (isByPointer && isHovered))
  } else if (event.type === 'blur') {
    const { relatedTarget } = event as FocusEvent
    if (relatedTarget && !box.contains(relatedTarget)) setOpen(close)
  } else if ((event as PointerEvent).pointerType === 'mouse') {
    isHovered = event.type === 'pointerenter'
    setOpen(() => isHovered)
  }
}

function closeFromOutside(box: HTMLElement, setOpen: SetOpen) {
  if (watched.has(box)) return
  watched.add(box)
  document.addEventListener('pointerdown', ({ target }) => {
    if (!box.contains(target as Node)) setOpen(close)
  })
  document.addEventListener('keydown', ({ key }) => {
    const trigger = box.querySelector<HTMLElement>('[aria-expanded=true]')
    if (key !== 'Escape' || !trigger) return
    if (box.contains(document.activeElement)) trigger.focus()
    setOpen(close)
  })
}
