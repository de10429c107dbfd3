/** A parameter of the page's address that can be read, replaced and followed. */
export function queryParameter(name: string) {
  return {
    get: () => new URLSearchParams(location.search).get(name),

    /** Adds no history entry, and keeps other parameters and the fragment. */
    set(value: string) {
      const url = new URL(location.href)
      if (url.searchParams.get(name) === value) return
      url.searchParams.set(name, value)
      history.replaceState(history.state, '', url)
    },

    /** Calls back when the address changes within the page. */
    subscribe(callback: () => void): () => void {
      const { pathname } = location
      const notify = () => {
        // The address already belongs to the next page, so it doesn't count.
        if (location.pathname === pathname) callback()
      }
      addEventListener('popstate', notify)
      return () => removeEventListener('popstate', notify)
    },
  }
}
