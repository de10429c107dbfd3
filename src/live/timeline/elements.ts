export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', 'timeline-button', text)
  made.type = 'button'
  made.onclick = press
  return made
}

/** `line 3`, `store.ts, line 3`; empty where nobody knows. */
export function placeText({ file, line }: { file: string; line: number }): string {
  if (line === 0) return ''
  return file === '' ? `line ${line}` : `${file.split('/').at(-1)}, line ${line}`
}

export function countText(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
