// #region imports
import { isAction, type Middleware } from 'redux'
import type { RootState } from '../reducer'
// #endregion

// #region ticket-logger
export const ticketLogger: Middleware<object, RootState> = function setUp(
  storeApi,
) {
  return function takeNext(next) {
    return function handleAction(action) {
      console.log('action', action)
      const result = next(action)
      console.log('state after', storeApi.getState())
      return result
    }
  }
}
// #endregion

// #region late-bell
export const lateBell: Middleware<object, RootState> =
  (storeApi) => (next) => (action) => {
    if (isAction(action) && action.type === 'tickets/ticketAdded') {
      setTimeout(() => {
        const { length } = storeApi.getState().tickets
        console.log(`Ding! Tickets on the rail: ${length}`)
      }, 1000)
    }
    return next(action)
  }
// #endregion
