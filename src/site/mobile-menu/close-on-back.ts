/**
 * Until the returned function is called, going back calls `onClose` and stays on the page, if the browser allows that.
 * It allows it once after each interaction with the page, so readers can always leave. No history entry is added. Going
 * back to another document can't be prevented; on touch devices, the system's back gesture closes the dialog first.
 */
export function closeOnBack(onClose: () => void): () => void {
  const stop = new AbortController()
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse') return
    if (event.cancelable) {
      event.preventDefault()
      // The router must not handle a navigation that doesn't happen.
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
