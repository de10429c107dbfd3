/** A button in the bar of a code block. */
export function codeButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-block-button'
  button.textContent = text
  button.onclick = press
  return button
}

/** The icon is drawn in a square of 24 units. */
export const iconHtml = (path: string) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

/** A button that shows an icon, and its name when the mouse rests on it. */
export function iconButton(name: string, path: string, press: () => void): HTMLButtonElement {
  const button = codeButton('', press)
  button.classList.add('code-icon')
  showIcon(button, name, path)
  return button
}

export function showIcon(button: HTMLButtonElement, name: string, path: string): void {
  button.innerHTML = iconHtml(path)
  button.title = name
  button.setAttribute('aria-label', name)
}
