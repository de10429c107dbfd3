/** Creates an element. An empty class name or text isn't set. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  if (text) element.textContent = text
  return element
}

/** Creates a button that doesn't submit a form. */
export function createButton(
  className: string,
  text: string,
  onClick: () => void,
): HTMLButtonElement {
  const element = createElement('button', className, text)
  element.type = 'button'
  element.onclick = onClick
  return element
}
