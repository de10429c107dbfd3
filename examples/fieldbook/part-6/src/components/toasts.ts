export interface Toast {
  id: number
  text: string
}

export const toastSettings = { milliseconds: 4000 }

let toasts: readonly Toast[] = []
let lastId = 0
const subscribers = new Set<() => void>()

function setToasts(next: readonly Toast[]) {
  toasts = next
  for (const notify of subscribers) notify()
}

/** Shows a short message. Call the returned function to remove it. */
export function showToast(text: string): () => void {
  lastId += 1
  const toast = { id: lastId, text }
  setToasts([...toasts, toast])
  return () => setToasts(toasts.filter((other) => other !== toast))
}

export const getToasts = () => toasts

export function subscribeToToasts(notify: () => void) {
  subscribers.add(notify)
  return () => subscribers.delete(notify)
}
