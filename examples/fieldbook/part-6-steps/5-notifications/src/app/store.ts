// #region root-reducer
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { observersSlice } from '@/features/observers/observersSlice'
import { sessionSlice } from '@/features/session/sessionSlice'
import { sightingsSlice } from '@/features/sightings/sightingsSlice'

const rootReducer = combineSlices(
  sightingsSlice,
  observersSlice,
  sessionSlice,
  notificationsSlice,
)
// #endregion

export type RootState = ReturnType<typeof rootReducer>

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, preloadedState })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
