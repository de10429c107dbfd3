import { createButton, createElement } from '../../dom/elements.ts'
import type { Inspection, ShownStep } from '../inspection.ts'
import { createUpdate } from './create-update.ts'
import { countText, locationText } from './texts.ts'

/** A part of the timeline: shows an inspection, as often as one comes. */
export type TimelinePart = { box: HTMLElement; show(inspection: Inspection): void }

/**
 * What happened, one button a step: pressing it goes there. Arrows move among them, so that the list is one tab stop.
 */
export function createStepsList(
  go: (at: number) => void,
  lineOf: (file: string, line: number) => number,
): TimelinePart {
  const box = createElement('ol', 'timeline-steps')
  box.ariaLabel = 'Actions'
  const update = createUpdate(box, 'button')

  box.onkeydown = (event) => {
    const items = [...box.querySelectorAll('button')]
    const at = items.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    items[to]?.focus()
    items[to]?.click()
  }

  function item(at: number, step: ShownStep | null): HTMLElement {
    const row = createElement('li')
    const press = createButton('timeline-step', '', () => go(at))
    press.append(
      createElement(
        'span',
        step ? 'timeline-type' : 'timeline-note',
        step?.type ?? 'Initial state',
      ),
    )
    if (step) {
      const location = locationText(step.file, lineOf(step.file, step.line))
      const outcome = step.error ? 'threw' : countText(step.changes, 'change')
      press.append(
        createElement('span', 'timeline-note', location ? `${location} · ${outcome}` : outcome),
      )
      press.toggleAttribute('data-error', step.error !== '')
      press.toggleAttribute('data-idle', step.changes === 0 && !step.error)
    }
    row.append(press)
    return row
  }

  return {
    box,
    show({ steps, dropped, at }) {
      update([dropped, steps], () => [
        item(dropped, null),
        ...steps.map((step, index) => item(dropped + index + 1, step)),
      ])
      for (const [index, press] of box.querySelectorAll('button').entries()) {
        const isHere = dropped + index === at
        press.tabIndex = isHere ? 0 : -1
        press.ariaCurrent = isHere ? 'step' : null
        press.toggleAttribute('data-later', dropped + index > at)
        if (!isHere) continue
        // Not `scrollIntoView`, which would move the page.
        const top = press.offsetTop - box.offsetTop
        const isBelow = top + press.offsetHeight > box.scrollTop + box.clientHeight
        if (isBelow) box.scrollTop = top + press.offsetHeight - box.clientHeight
        else if (top < box.scrollTop) box.scrollTop = top
      }
    },
  }
}
