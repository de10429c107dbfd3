import { configureStore } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { apiSlice } from '@/features/api/apiSlice'
import { createAppListener } from './listenerMiddleware'
import { type RootState, rootReducer } from './rootReducer'

export type { RootState }

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
