// #region apply-middleware
import type { Dispatch, Middleware, StoreEnhancer } from 'redux'

type Next = (action: unknown) => unknown

export function applyMiddleware(...middlewares: Middleware[]): StoreEnhancer {
  return (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)

    // #region store-api
    let dispatch: Dispatch = () => {
      throw new Error('Dispatched while the middleware was being set up')
    }
    const storeApi = {
      getState: store.getState,
      dispatch: ((action) => dispatch(action)) as Dispatch,
    }
    // #endregion

    // #region fold
    dispatch = middlewares
      .map((middleware) => middleware(storeApi))
      .reduceRight(
        (next, handle) => handle(next),
        store.dispatch as Next,
      ) as Dispatch
    // #endregion

    return { ...store, dispatch }
  }
}
// #endregion
