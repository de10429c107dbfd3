/** A button in the bar of a code block. */
export function codeButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-block-button'
  button.textContent = text
  button.onclick = press
  return button
}
