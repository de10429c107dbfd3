// #region imports
import {
  applyMiddleware,
  compose,
  legacy_createStore as createStore,
} from 'redux'
import { type ThunkAction, type ThunkMiddleware, thunk } from 'redux-thunk'
import { type RootAction, type RootState, rootReducer } from './reducer'

// #endregion

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose
  }
}

const composeEnhancers = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ ?? compose

// #region make-store
export function makeStore(preloadedState?: Partial<RootState>) {
  const enhancer = composeEnhancers(
    applyMiddleware(thunk as ThunkMiddleware<RootState, RootAction>),
  )
  return createStore(rootReducer, preloadedState, enhancer)
}
// #endregion

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
// #region app-thunk
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  undefined,
  RootAction
>
// #endregion
