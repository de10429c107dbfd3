/** Makes an element; what is empty isn't set. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

/** Makes a button that submits no form. */
export function createButton(
  className: string,
  text: string,
  press: () => void,
): HTMLButtonElement {
  const made = createElement('button', className, text)
  made.type = 'button'
  made.onclick = press
  return made
}
