// #region make-store
import {
  type Action,
  combineSlices,
  configureStore,
  type ThunkAction,
} from '@reduxjs/toolkit'
import { flockSlice } from '../features/flock/flockSlice'

const rootReducer = combineSlices(flockSlice)

export const makeStore = () => configureStore({ reducer: rootReducer })
// #endregion

// #region types
export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  unknown,
  Action
>
// #endregion
