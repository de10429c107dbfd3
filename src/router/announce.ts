declare global {
  interface Document {
    /** TypeScript's DOM types don't have it yet. */
    ariaNotify?: (message: string) => void
  }
}

/** Creates the live region before it's needed, because screen readers miss one that is added together with its text. */
export function prepareAnnouncer(): void {
  if (document.ariaNotify || region()) return
  const element = document.createElement('div')
  element.className = 'announcer visually-hidden'
  element.setAttribute('aria-live', 'polite')
  element.setAttribute('aria-atomic', 'true')
  document.body.prepend(element)
}

/** Announces a text to screen readers once, politely. */
export function announce(message: string): void {
  const element = region()
  if (document.ariaNotify) document.ariaNotify(message)
  else if (element) element.textContent = message
}

const region = () => document.querySelector('.announcer')
