import { createButton, createElement } from '../../browser/dom/elements.ts'
import { showIcon } from '../../browser/dom/show-icon.ts'
import { copyText } from './copy-text.ts'

const confirmationMs = 1000

/** Adds a button that copies the result of `getText`, and shows for a second that it has. */
export function addCopyButton(parent: Element, getText: () => string): void {
  const status = createElement('span', 'visually-hidden')
  status.role = 'status'

  let timer = 0
  const showCopied = () => {
    showIcon(button, 'Copied', 'm5 13 4 4L19 7')
    status.textContent = 'Copied'
  }
  const reset = () => {
    showIcon(button, 'Copy code to clipboard', 'M9 9h12v12H9zM4 15H3V3h12v1')
    status.textContent = ''
  }
  const button = createButton('code-block-button', '', async () => {
    if (!(await copyText(getText()))) return
    showCopied()
    clearTimeout(timer)
    timer = window.setTimeout(reset, confirmationMs)
  })
  reset()
  parent.append(button, status)
}
