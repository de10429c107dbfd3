/**
 * Calls `show` whenever the parser has added something, and once more at the end of the document, before it's painted
 * completely.
 */
export function whileParsing(show: () => void): void {
  const observer = new MutationObserver(show)
  observer.observe(document, { childList: true, subtree: true })
  const finish = () => {
    show()
    observer.disconnect()
  }
  document.addEventListener('DOMContentLoaded', finish, { once: true })
}

/** Whether anything is stored under a key with this beginning. */
export function hasStored(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
