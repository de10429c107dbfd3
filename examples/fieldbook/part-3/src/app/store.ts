// #region root-reducer
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { sightingsSlice } from '@/features/sightings/sightingsSlice'

const rootReducer = combineSlices(sightingsSlice)

export type RootState = ReturnType<typeof rootReducer>
// #endregion

// #region make-store
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, preloadedState })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
// #endregion
