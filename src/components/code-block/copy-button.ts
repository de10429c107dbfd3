import { iconButton, showIcon } from './code-button.ts'
import { copyText } from './copy-text.ts'

const confirmationMs = 1000

/** What the button shows: its name and its icon. */
type Face = [name: string, path: string]

const copy: Face = [
  'Copy code to clipboard',
  'M9.75 8.25h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5M4.5 15.6a1.5 1.5 0 0 1-.75-1.35v-9a1.5 1.5 0 0 1 1.5-1.5h9a1.5 1.5 0 0 1 1.35.75',
]
const copied: Face = ['Copied', 'm5 12.75 4.5 4.5 9.75-10.5']

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
    showIcon(button, ...(isCopied ? copied : copy))
    status.textContent = isCopied ? 'Copied' : ''
  }
  const button = iconButton(...copy, async () => {
    if (!(await copyText(textOf()))) return
    show(true)
    clearTimeout(timer)
    timer = window.setTimeout(show, confirmationMs, false)
  })
  parent.append(button, status)
  return () => {
    button.remove()
    status.remove()
  }
}
