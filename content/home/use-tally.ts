import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Loop, Sent } from '../../src/live/page/slice/slice-messages.ts'
import { entryOf, firstLoop } from './loop-entries.ts'
import type { Tally } from './tally.ts'

const never = () => () => {}
const first = () => firstLoop

let loading: Promise<Tally> | undefined

/** One store for as long as the document lives: who comes back finds it as it was. */
function loadTally(): Promise<Tally> {
  loading ??= import('./tally.ts')
    .then(({ createTally }) => createTally({ entryOf, firstLoop }))
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** How far from the window the store begins to load. */
const rootMargin = '400px'

/**
 * What has happened in the store, and its dispatch. The code of the store loads when `place` comes near the
 * window; an action dispatched before that waits for it.
 */
export function useTally(place: RefObject<HTMLElement | null>): {
  loop: Loop
  dispatch: (sent: Sent) => Promise<void>
} {
  const [tally, setTally] = useState<Tally>()
  const loop = useSyncExternalStore(tally?.subscribe ?? never, tally?.loop ?? first, first)

  useEffect(() => {
    if (!place.current) return
    if (loading) {
      loading.then(setTally, () => {})
      return
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without the store the page is a picture; pressing a button asks for it again.
        loadTally().then(setTally, () => {})
      },
      { rootMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  async function dispatch(sent: Sent) {
    const loaded = await loadTally()
    setTally(loaded)
    loaded.dispatch(sent)
  }
  return { loop, dispatch }
}
