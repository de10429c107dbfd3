import { useCallback, useSyncExternalStore } from 'react'

/** A parameter of the address, such as `q`, and a function that changes it in place. Follows Back and links. */
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

/** Without the Navigation API, no event reports `replaceState`. */
const changed = 'search:query'

const read = (parameter: string) => new URLSearchParams(location.search).get(parameter) ?? ''

function subscribe(onChange: () => void): () => void {
  const { navigation } = window
  const { pathname } = location
  // The address already belongs to the next page, so its `q` doesn't count.
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
