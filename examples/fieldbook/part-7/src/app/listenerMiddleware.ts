import {
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit'
// #region import
import { addSessionListeners } from '@/features/session/sessionListeners'
import { addSightingsListeners } from '@/features/sightings/sightingsListeners'
// #endregion
import type { RootState } from './rootReducer'
import type { AppDispatch } from './store'

export type AppStartListening = TypedStartListening<RootState, AppDispatch>

/** Middleware that runs the app's listeners. Call it once for each store. */
export function createAppListener() {
  const listener = createListenerMiddleware()
  const startListening = listener.startListening.withTypes<
    RootState,
    AppDispatch
  >()

  // #region listeners
  addSightingsListeners(startListening)
  addSessionListeners(startListening)
  // #endregion

  return listener.middleware
}
