declare global {
  interface Document {
    /** Not in TypeScript's DOM types yet. */
    ariaNotify?: (message: string) => void
  }
}

/** Makes the live region ahead of its first use: screen readers miss one that arrives with its text. */
export function prepareAnnouncer(): void {
  if (document.ariaNotify || region()) return
  const element = document.createElement('div')
  element.className = 'announcer visually-hidden'
  element.setAttribute('aria-live', 'polite')
  element.setAttribute('aria-atomic', 'true')
  document.body.prepend(element)
}

/** Tells readers who do not see the screen, once and politely. */
export function announce(message: string): void {
  const element = region()
  if (document.ariaNotify) document.ariaNotify(message)
  else if (element) element.textContent = message
}

const region = () => document.querySelector('.announcer')
