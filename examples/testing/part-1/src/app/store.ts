import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { sessionSlice } from '../features/session/sessionSlice'
import { sightingsSlice } from '../features/sightings/sightingsSlice'
import { api } from './api'
import { createNoticeListener } from './noticeListener'
import { noticeSlice } from './noticeSlice'
import { signInGuard } from './signInGuard'

const rootReducer = combineReducers({
  session: sessionSlice.reducer,
  sightings: sightingsSlice.reducer,
  notice: noticeSlice.reducer,
  api: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

export function setupStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(createNoticeListener().middleware)
        .concat(api.middleware, signInGuard),
  })
}

export type AppStore = ReturnType<typeof setupStore>
