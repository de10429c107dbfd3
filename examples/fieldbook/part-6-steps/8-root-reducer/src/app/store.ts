import { configureStore } from '@reduxjs/toolkit'
import { type RootState, rootReducer } from './rootReducer'

export type { RootState }

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, preloadedState })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
