/**
 * Until the returned function is called, going back calls `onClose` and stays on the page, where
 * the browser lets a page do so. It lets it once for each time the reader acts on the page, so a
 * reader can always leave, and no history entry is added. Going back to another document cannot be
 * stopped; on touch devices the system's back gesture reaches the dialog first and closes it.
 */
export function closeOnBack(onClose: () => void): () => void {
  const stop = new AbortController()
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse') return
    if (event.cancelable) {
      event.preventDefault()
      // The router must not start on a navigation that does not take place.
      event.stopImmediatePropagation()
    }
    onClose()
  }
  window.navigation?.addEventListener('navigate', onNavigate, {
    capture: true,
    signal: stop.signal,
  })
  return () => stop.abort()
}
