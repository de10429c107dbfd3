import type { Inspection, ShownStep } from '../inspection.ts'
import { countText, element, placeText } from './elements.ts'

/** A part of the timeline: shows an inspection, as often as one comes. */
export type Part = { box: HTMLElement; show(inspection: Inspection): void }

/** What happened, one button a step: pressing it goes there. Arrows move among them, so that the list is one tab stop. */
export function createStepsList(
  go: (at: number) => void,
  lineOf: (file: string, line: number) => number,
): Part {
  const box = element('ol', 'timeline-steps')
  box.ariaLabel = 'Actions'
  let last = ''

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
    const made = element('li')
    const press = element('button', 'timeline-step')
    press.type = 'button'
    press.onclick = () => go(at)
    press.append(
      element('span', step ? 'timeline-type' : 'timeline-note', step?.type ?? 'Initial state'),
    )
    if (step) {
      const line = lineOf(step.file, step.line)
      const place = placeText({ file: step.file, line: Math.max(0, line) })
      const what = step.error ? 'threw' : countText(step.changes, 'change')
      press.append(element('span', 'timeline-note', place ? `${place} · ${what}` : what))
      press.toggleAttribute('data-error', step.error !== '')
      press.toggleAttribute('data-idle', step.changes === 0 && !step.error)
    }
    made.append(press)
    return made
  }

  return {
    box,
    show({ steps, dropped, at }) {
      const key = JSON.stringify([dropped, steps])
      if (key !== last) {
        last = key
        const focused = [...box.querySelectorAll('button')].indexOf(
          document.activeElement as HTMLButtonElement,
        )
        const items = steps.map((step, index) => item(dropped + index + 1, step))
        box.replaceChildren(item(dropped, null), ...items)
        if (focused >= 0) box.querySelectorAll('button')[focused]?.focus()
      }
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
