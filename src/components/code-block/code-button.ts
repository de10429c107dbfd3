import { iconHtml } from '../../dom/icon.ts'

/** A button in the bar of a code block. */
export function codeButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-block-button'
  button.textContent = text
  button.onclick = press
  return button
}

/** Gives a button an icon in the place of a word, and a name that shows when the mouse rests on it. */
export function showIcon(button: HTMLButtonElement, name: string, path: string): void {
  button.innerHTML = iconHtml(path)
  button.ariaLabel = button.title = name
}
