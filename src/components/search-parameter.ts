/** Of the Navigation API. Where that is missing, the window gets the event after a replacement, and `popstate` says the rest. */
const changed = 'currententrychange'

/** A parameter of the address, such as `q`; empty where the address has none. */
export function readSearchParameter(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? ''
}

/**
 * Sets a parameter of the address, or removes it where `value` is empty. Adds no history entry and keeps
 * the other parameters and the fragment.
 */
export function replaceSearchParameter(name: string, value: string): void {
  const url = new URL(location.href)
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(changed))
}

/**
 * Calls back when the parameters of the address change without leaving the page: by Back, a link or a
 * replacement.
 * @returns a function that stops it
 */
export function followSearchParameters(onChange: () => void): () => void {
  let { pathname, search } = location
  const listener = () => {
    if (location.search === search) {
      // The router corrects how the first path is spelled.
      pathname = location.pathname
      return
    }
    // The address of the next page is there before that page is: its parameters are none of ours.
    if (location.pathname !== pathname) return
    search = location.search
    onChange()
  }
  const target: EventTarget = window.navigation ?? window
  target.addEventListener(changed, listener)
  target.addEventListener('popstate', listener)
  return () => {
    target.removeEventListener(changed, listener)
    target.removeEventListener('popstate', listener)
  }
}
