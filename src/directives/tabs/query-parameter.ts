/** A parameter of the page's address as a value that can be read, replaced and followed. */
export function queryParameter(name: string) {
  return {
    get: () => new URLSearchParams(location.search).get(name),

    /** Adds no history entry and keeps the other parameters and the fragment. */
    set(value: string) {
      const url = new URL(location.href)
      if (url.searchParams.get(name) === value) return
      url.searchParams.set(name, value)
      history.replaceState(history.state, '', url)
    },

    /** Calls back when the address changes without leaving the page. */
    subscribe(callback: () => void): () => void {
      const { pathname } = location
      const notify = () => {
        // The address of the next page is there before the page is; this one stays as it was.
        if (location.pathname === pathname) callback()
      }
      addEventListener('popstate', notify)
      return () => removeEventListener('popstate', notify)
    },
  }
}
