// #region imports
import {
  type Action,
  combineSlices,
  configureStore,
  type ThunkAction,
} from '@reduxjs/toolkit'
// #endregion
import { tallySlice } from '../features/tally/tallySlice'

const rootReducer = combineSlices(tallySlice)

export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, preloadedState })

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
// #region thunk-type
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  unknown,
  Action
>
// #endregion
