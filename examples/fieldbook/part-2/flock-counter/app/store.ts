// #region make-store
import { type Action, configureStore, type ThunkAction } from '@reduxjs/toolkit'
import flockReducer from '../features/flock/flockSlice'

export const makeStore = () =>
  configureStore({
    reducer: {
      flock: flockReducer,
    },
  })
// #endregion

// #region types
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type RootState = ReturnType<AppStore['getState']>
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  unknown,
  Action
>
// #endregion
