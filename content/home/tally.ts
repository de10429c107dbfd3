import { configureStore } from '@reduxjs/toolkit'
import { firstMoments, type Moment, type TallyAction } from './moments.ts'
import { tallySlice } from './samples/tally-slice.ts'

export type Tally = {
  dispatch: (action: TallyAction) => void
  /** Everything that has happened, oldest first. A new list after each dispatch. */
  moments: () => Moment[]
  /** Calls `listener` after each dispatch. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** A store that has been through the moments that the page is prerendered with. */
export function createTally(): Tally {
  const store = configureStore({ reducer: tallySlice.reducer, devTools: false })
  const listeners = new Set<() => void>()
  let moments: Moment[] = [{ action: null, state: store.getState() }]

  function dispatch(action: TallyAction) {
    store.dispatch(action)
    moments = [...moments, { action, state: store.getState() }]
    for (const listener of listeners) listener()
  }
  for (const { action } of firstMoments) if (action) dispatch(action)

  return {
    dispatch,
    moments: () => moments,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
