import { configureStore } from '@reduxjs/toolkit'
import { createAppListener } from './listenerMiddleware'
import { type RootState, rootReducer } from './rootReducer'

export type { RootState }

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(createAppListener()),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
