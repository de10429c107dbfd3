import { configureStore } from '@reduxjs/toolkit'
import type { Loop, Sent } from '../../src/live/page/slice/slice-messages.ts'
import type * as entries from './loop-entries.ts'
import { tallySlice } from './samples/tallySlice.ts'

export type Tally = {
  dispatch: (sent: Sent) => void
  /** Everything that has happened, oldest first. Another value after each dispatch. */
  loop: () => Loop
  /** Calls `listener` after each dispatch. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * A store that has been through the history that the page is prerendered with. The entries come from the page: if
 * this module imported them, the page's code would have exports for it, which takes a helper in the app.
 */
export function createTally({
  entryOf,
  firstLoop,
}: Pick<typeof entries, 'entryOf' | 'firstLoop'>): Tally {
  const store = configureStore({ reducer: tallySlice.reducer, devTools: false })
  const listeners = new Set<() => void>()
  let loop: Loop = { ...firstLoop, history: [entryOf(store.getState())] }

  function dispatch(sent: Sent) {
    const [name, payload] = sent
    store.dispatch({ type: `tally/${name}`, payload })
    loop = { ...loop, history: [...loop.history, entryOf(store.getState(), sent)] }
    for (const listener of listeners) listener()
  }
  for (const { sent } of firstLoop.history) if (sent) dispatch(sent)

  return {
    dispatch,
    loop: () => loop,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
