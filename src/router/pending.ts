/**
 * Whether a change of page takes so long that the reader should see it. A store for
 * `useSyncExternalStore`: the router writes, the progress bar reads.
 */

type Progress = 'idle' | 'running' | 'ending'

/** A shorter wait is not shown. */
const delayMs = 200
/** The bar runs to its end, then fades, each in one step of 200 ms. */
const endingMs = 400

/**
 * Creates such a store. A wait shows after 200 ms, and its end is shown as `ending` for a moment; a
 * shorter wait shows nothing.
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
    /** A page is being waited for. While the bar runs for an earlier one it just runs on. */
    start(): void {
      clearTimeout(startTimer)
      if (progress !== 'running') startTimer = setTimeout(setProgress, delayMs, 'running')
    },
    /** Nothing is being waited for anymore, for whatever reason. */
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
