import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { tallySlice } from '../features/tally/tallySlice'

const rootReducer = combineSlices(tallySlice)

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, preloadedState })

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
