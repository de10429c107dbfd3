// #region root-reducer
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { observersSlice } from '@/features/observers/observersSlice'
import { sightingsSlice } from '@/features/sightings/sightingsSlice'

const rootReducer = combineSlices(sightingsSlice, observersSlice)
// #endregion

export type RootState = ReturnType<typeof rootReducer>

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, preloadedState })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
