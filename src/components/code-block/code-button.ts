/** A button in the bar of a code block. */
export function codeButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-block-button'
  button.textContent = text
  button.onclick = press
  return button
}

/** An icon for a button, drawn in a square of 24 units. What is in a button says nothing but its name, so nothing hides it. */
export const iconHtml = (path: string) =>
  `<svg class="icon" viewBox="0 0 24 24"><path d="${path}"/></svg>`

/** Gives a button an icon in the place of a word, and a name that shows when the mouse rests on it. */
export function showIcon(button: HTMLButtonElement, name: string, path: string): void {
  button.innerHTML = iconHtml(path)
  button.ariaLabel = button.title = name
}
