// #region make-store
// #region imports
import {
  applyMiddleware,
  compose,
  legacy_createStore as createStore,
} from 'redux'
import { lateBell } from './addons/middleware'
import { type RootState, rootReducer } from './reducer'

// #endregion

// #region devtools
declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose
  }
}

const composeEnhancers = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ ?? compose
// #endregion

export function makeStore(preloadedState?: Partial<RootState>) {
  const enhancer = composeEnhancers(applyMiddleware(lateBell))
  return createStore(rootReducer, preloadedState, enhancer)
}
// #endregion
