import { configureStore, type ThunkAction } from '@reduxjs/toolkit'
import { type RootAction, type RootState, rootReducer } from './reducer'

export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({ reducer: rootReducer, preloadedState })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  undefined,
  RootAction
>
