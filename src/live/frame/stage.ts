/** Makes the place that samples render to, and tells how high what stands there is. */
export function setUpStage(tellHeight: (height: number) => void): void {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  submitForms()
  let last = -1
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === last) return
    last = height
    tellHeight(height)
  }).observe(document.body)
}

const look = document.createElement('style')

export function setLook(styles: string): void {
  look.textContent = styles
  if (!look.isConnected) document.head.prepend(look)
}

/**
 * Submits forms as browsers do, but for the sending: where the sandbox forbids that, browsers don't even tell the
 * program that somebody wants it.
 */
function submitForms(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement | HTMLInputElement>('button, input')
    if (button?.type !== 'submit' || !button.form || button.disabled) return
    event.preventDefault()
    submit(button.form, button)
  })
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented, isComposing } = event
    if (key !== 'Enter' || defaultPrevented || isComposing) return
    if (!(target instanceof HTMLInputElement) || !target.form) return
    // With a button, the browser clicks it.
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
