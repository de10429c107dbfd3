import { isComposing } from '../../browser/keyboard/keys.ts'

/**
 * Submits forms like a browser does, except for the sending: if the sandbox forbids forms, browsers don't even fire the
 * events. The sandbox forbids them although the policy prevents sending, because Chromium would connect to another site
 * that a form names, and show an error in place of the sample.
 */
export function submitForms(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement | HTMLInputElement>('button, input')
    if (button?.type !== 'submit' || !button.form || button.disabled) return
    event.preventDefault()
    submit(button.form, button)
  })
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Enter' || defaultPrevented || isComposing(event)) return
    if (!(target instanceof HTMLInputElement) || !target.form) return
    // With a submit button, browsers click it.
    if (target.form.querySelector('button:not([type]), [type=submit]')) return
    event.preventDefault()
    submit(target.form, null)
  })
  HTMLFormElement.prototype.requestSubmit = function (submitter = null) {
    submit(this, submitter)
  }
}

function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (!form.noValidate && !form.reportValidity()) return
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
}
