import {
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit'
// #region import
import { addSessionListeners } from '@/features/session/sessionListeners'
// #endregion
import { addSightingsListeners } from '@/features/sightings/sightingsListeners'
import type { AppDispatch, RootState } from './store'

export type AppStartListening = TypedStartListening<RootState, AppDispatch>

/** Middleware that runs this application's listeners. Every store gets its own. */
export function createAppListener() {
  const listener = createListenerMiddleware()
  const startListening = listener.startListening.withTypes<
    RootState,
    AppDispatch
  >()

  addSightingsListeners(startListening)
  // #region session
  addSessionListeners(startListening)
  // #endregion

  return listener.middleware
}
