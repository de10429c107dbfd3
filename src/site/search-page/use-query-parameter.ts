import { useCallback, useSyncExternalStore } from 'react'

/** A parameter of the address, such as `q`, and a way to change it in place. Back and links are followed. */
export function useQueryParameter(
  parameter: string,
): [value: string, set: (value: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => read(parameter),
    () => '',
  )
  const set = useCallback(
    (text: string) => {
      const url = new URL(location.href)
      if (text) url.searchParams.set(parameter, text)
      else url.searchParams.delete(parameter)
      history.replaceState(history.state, '', url)
      window.dispatchEvent(new Event(changed))
    },
    [parameter],
  )
  return [query, set]
}

/** Where the Navigation API is missing, no event tells of `replaceState`. */
const changed = 'search:query'

const read = (parameter: string) => new URLSearchParams(location.search).get(parameter) ?? ''

function subscribe(onChange: () => void): () => void {
  const { navigation } = window
  const { pathname } = location
  // The address of the next page is there before that page is: its `q` is none of ours.
  const listener = () => {
    if (location.pathname === pathname) onChange()
  }
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('popstate', listener, { signal })
  window.addEventListener(changed, listener, { signal })
  navigation?.addEventListener('currententrychange', listener, { signal })
  return () => stop.abort()
}
