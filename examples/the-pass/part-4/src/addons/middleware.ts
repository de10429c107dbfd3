// #region imports
import { isAction, type Middleware } from 'redux'
import type { RootState } from '../reducer'
// #endregion

// #region expediter
export const expediter: Middleware<object, RootState> = function setUp(
  storeApi,
) {
  const countTickets = () => storeApi.getState().tickets.length

  return function takeNext(next) {
    return function handleAction(action) {
      console.log('expediter: in, tickets:', countTickets())
      const result = next(action)
      console.log('expediter: out, tickets:', countTickets())
      return result
    }
  }
}
// #endregion

// #region brigade
export const sousChef: Middleware = () => (next) => (action) => {
  console.log('sous-chef: in')
  const result = next(action)
  console.log('sous-chef: out')
  return result
}

export const lineCook: Middleware = () => (next) => (action) => {
  console.log('line cook: in')
  const result = next(action)
  console.log('line cook: out')
  return result
}
// #endregion

// #region ticket-logger
export const ticketLogger: Middleware<object, RootState> =
  (storeApi) => (next) => (action) => {
    console.log('action', action)
    const result = next(action)
    console.log('state after', storeApi.getState())
    return result
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

// #region always-service
export const alwaysService: Middleware = () => (next) => (action) => {
  next(action)
  return 'Service!'
}
// #endregion
