import { button, element } from './elements.ts'
import type { Part } from './steps-list.ts'

/** Back, forward, and a slider over all steps. */
export function createTravel(go: (at: number) => void): Part {
  const box = element('div', 'timeline-travel')
  const slider = element('input')
  const place = element('span', 'timeline-place')
  let at = 0
  const back = button('Back', () => go(at - 1))
  const forward = button('Forward', () => go(at + 1))
  slider.type = 'range'
  slider.ariaLabel = 'Step'
  slider.oninput = () => go(Number(slider.value))
  box.append(back, slider, forward, place)
  return {
    box,
    show({ steps, dropped, at: now }) {
      at = now
      const total = dropped + steps.length
      slider.min = String(dropped)
      slider.max = String(total)
      slider.value = String(at)
      const type = steps[at - dropped - 1]?.type ?? 'initial state'
      slider.setAttribute('aria-valuetext', `${at} of ${total}, ${type}`)
      slider.disabled = steps.length === 0
      // Not `disabled`, which would take the focus away at the end of the way.
      back.ariaDisabled = String(at <= dropped)
      forward.ariaDisabled = String(at >= total)
      place.textContent = `${at} of ${total}`
    },
  }
}
