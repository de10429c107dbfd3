// #region imports
import {
  applyMiddleware,
  compose,
  legacy_createStore as createStore,
} from 'redux'
import { type RootState, rootReducer } from './reducer'

// #endregion

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose
  }
}

const composeEnhancers = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ ?? compose

// #region make-store
export function makeStore(preloadedState?: Partial<RootState>) {
  const enhancer = composeEnhancers(applyMiddleware())
  return createStore(rootReducer, preloadedState, enhancer)
}
// #endregion

// #region types
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
// #endregion
