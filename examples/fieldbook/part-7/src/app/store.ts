import { combineSlices, configureStore } from '@reduxjs/toolkit'
// #region root-reducer
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { apiSlice } from '@/features/api/apiSlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { observersSlice } from '@/features/observers/observersSlice'
import { sessionSlice } from '@/features/session/sessionSlice'
import { sightingsSlice } from '@/features/sightings/sightingsSlice'
import { createAppListener } from './listenerMiddleware'

const rootReducer = combineSlices(
  apiSlice,
  sightingsSlice,
  observersSlice,
  sessionSlice,
  notificationsSlice,
)
// #endregion

export type RootState = ReturnType<typeof rootReducer>

// #region make-store
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(createAppListener())
        .concat(apiSlice.middleware),
    // #region dev-tools
    devTools: { actionSanitizer: createApiActionSanitizer(apiSlice) },
    // #endregion
  })
// #endregion

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
