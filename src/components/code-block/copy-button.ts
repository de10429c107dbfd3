import { codeButton } from './code-button.ts'
import { copyText } from './copy-text.ts'

const confirmationMs = 1000

/**
 * Adds a button that copies what `textOf` returns when pressed, and says so for a second. Returns
 * the function that takes it away again.
 */
export function addCopyButton(parent: Element, textOf: () => string): () => void {
  const status = document.createElement('span')
  status.className = 'visually-hidden'
  status.role = 'status'

  let timer = 0
  const show = (isCopied: boolean) => {
    const text = isCopied ? 'Copied' : ''
    button.textContent = text || 'Copy'
    button.setAttribute('aria-label', text || 'Copy code to clipboard')
    status.textContent = text
  }
  const button = codeButton('', async () => {
    if (!(await copyText(textOf()))) return
    show(true)
    clearTimeout(timer)
    timer = window.setTimeout(show, confirmationMs, false)
  })
  show(false)
  parent.append(button, status)
  return () => {
    button.remove()
    status.remove()
  }
}
