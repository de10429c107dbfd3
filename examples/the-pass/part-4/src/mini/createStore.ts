// #region create-store
import type { Action } from 'redux'

export function createStore<S, A extends Action>(
  reducer: (state: S | undefined, action: A) => S,
  preloadedState?: S,
) {
  let state = preloadedState
  let listeners: (() => void)[] = []

  function getState() {
    return state as S
  }

  // #region dispatch
  function dispatch(action: A) {
    state = reducer(state, action)
    for (const listener of listeners) listener()
    return action
  }
  // #endregion

  // #region subscribe
  function subscribe(listener: () => void) {
    listeners = [...listeners, listener]
    return function unsubscribe() {
      listeners = listeners.filter((each) => each !== listener)
    }
  }
  // #endregion

  // #region start
  dispatch({ type: 'mini/start' } as A)
  return { getState, dispatch, subscribe }
  // #endregion
}
// #endregion
