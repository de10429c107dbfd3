/**
 * Whether a navigation takes so long that the reader should see it. A store for `useSyncExternalStore`: the router
 * writes it, the progress bar reads it.
 */

type Progress = 'idle' | 'running' | 'ending'

/** Shorter waits aren't shown. */
const delayMs = 200
/** The bar runs to its end, then fades. Each takes 200 ms. */
const endingMs = 400

/**
 * Creates the store. A wait is shown after 200 ms, and then its end is shown as `ending` for a moment. A shorter wait
 * isn't shown at all.
 */
export function createPending() {
  const listeners = new Set<() => void>()
  let progress: Progress = 'idle'
  let startTimer: ReturnType<typeof setTimeout> | undefined
  let endTimer: ReturnType<typeof setTimeout> | undefined

  function setProgress(next: Progress) {
    clearTimeout(endTimer)
    progress = next
    for (const listener of listeners) listener()
  }

  return {
    /** A page is loading. If the bar is already running for an earlier one, it just goes on. */
    start(): void {
      clearTimeout(startTimer)
      if (progress !== 'running') startTimer = setTimeout(setProgress, delayMs, 'running')
    },
    /** No page is loading anymore, for whatever reason. */
    finish(): void {
      clearTimeout(startTimer)
      if (progress !== 'running') return
      setProgress('ending')
      endTimer = setTimeout(setProgress, endingMs, 'idle')
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => progress,
  }
}

/** The one store of the document. */
export const pending = createPending()
