import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { sessionSlice } from '../features/session/sessionSlice'
import { sightingsSlice } from '../features/sightings/sightingsSlice'
import { api } from './api'
import { createNoticeListener } from './noticeListener'
import { noticeSlice } from './noticeSlice'
import { signInGuard } from './signInGuard'

const rootReducer = combineSlices(
  sessionSlice,
  sightingsSlice,
  noticeSlice,
  api,
)

export type RootState = ReturnType<typeof rootReducer>

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(createNoticeListener().middleware)
        .concat(api.middleware, signInGuard),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
