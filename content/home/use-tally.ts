import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { firstMoments, type Moment, type TallyAction } from './moments.ts'
import type { Tally } from './tally.ts'

const never = () => () => {}
const first = () => firstMoments

let loading: Promise<Tally> | undefined

/** One store for as long as the document lives: who comes back finds it as it was. */
function loadTally(): Promise<Tally> {
  loading ??= import('./tally.ts')
    .then(({ createTally }) => createTally())
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** How far from the window the store begins to load. */
const rootMargin = '400px'

/**
 * The store's moments, and its dispatch. The code of the store loads when `place` comes near the
 * window; an action dispatched before that waits for it.
 */
export function useTally(place: RefObject<HTMLElement | null>): {
  moments: Moment[]
  dispatch: (action: TallyAction) => Promise<void>
} {
  const [tally, setTally] = useState<Tally>()
  const moments = useSyncExternalStore(tally?.subscribe ?? never, tally?.moments ?? first, first)

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

  async function dispatch(action: TallyAction) {
    const loaded = await loadTally()
    setTally(loaded)
    loaded.dispatch(action)
  }
  return { moments, dispatch }
}
