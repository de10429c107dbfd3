import { createElement } from '../../dom/elements.ts'
import type { TimelinePart } from './steps-list.ts'

/** Dispatches an action that the reader types. */
export function createDispatchForm(dispatch: (text: string) => void): TimelinePart {
  const box = createElement('form', 'timeline-dispatch')
  const input = createElement('input')
  const submit = createElement('button', 'timeline-button', 'Dispatch')
  const problem = createElement('p', 'timeline-error')
  input.ariaLabel = 'Action to dispatch, as JSON'
  input.spellcheck = false
  input.autocapitalize = 'off'
  input.autocomplete = 'off'
  problem.role = 'status'
  box.onsubmit = (event) => {
    event.preventDefault()
    dispatch(input.value)
  }
  box.append(input, submit, problem)
  return {
    box,
    show({ refusal, draft }) {
      problem.textContent = refusal
      // What the reader has typed stays.
      if (input.value === '') input.value = draft || '{"type":""}'
    },
  }
}
