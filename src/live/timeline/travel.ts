import { createButton, createElement } from '../../dom/elements.ts'
import { showIcon } from '../../dom/icon.ts'
import type { TimelinePart } from './steps-list.ts'

/** Back, forward, and a slider over all steps. */
export function createTravel(go: (at: number) => void): TimelinePart {
  const box = createElement('div', 'stepper timeline-travel')
  const slider = createElement('input')
  const place = createElement('span', 'stepper-place')
  let at = 0
  const back = iconButton('Back', 'm15 5-7 7 7 7', () => go(at - 1))
  const forward = iconButton('Forward', 'm9 5 7 7-7 7', () => go(at + 1))
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
      slider.style.setProperty('--done', `${(100 * (at - dropped)) / (steps.length || 1)}%`)
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

function iconButton(name: string, path: string, press: () => void): HTMLButtonElement {
  const button = createButton('icon-button', '', press)
  showIcon(button, name, path)
  return button
}
