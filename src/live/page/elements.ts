export function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'code-block-button'
  made.textContent = text
  made.onclick = press
  return made
}
