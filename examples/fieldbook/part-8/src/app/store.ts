// #region store
import {
  type Action,
  combineSlices,
  configureStore,
  type ThunkAction,
} from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { apiSlice } from '@/features/api/apiSlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { sessionSlice } from '@/features/session/sessionSlice'
import { createAppListener } from './listenerMiddleware'

const rootReducer = combineSlices(apiSlice, sessionSlice, notificationsSlice)

export type RootState = ReturnType<typeof rootReducer>

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(createAppListener())
        .concat(apiSlice.middleware),
    devTools: { actionSanitizer: createApiActionSanitizer(apiSlice) },
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
// #region app-thunk
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  unknown,
  Action
>
// #endregion
// #endregion
