// #region imports
import { isAction, type Middleware } from 'redux'
import { client } from '../api/client'
import type { Ticket } from '../features/tickets/ticketsSlice'
// #endregion

// #region delay-calls
export const delayCalls: Middleware = () => (next) => (action) => {
  if (isAction(action) && action.type === 'tickets/ticketAdded') {
    setTimeout(() => next(action), 1000)
    return action
  }
  return next(action)
}
// #endregion

// #region fetch-on-request
export const fetchOnRequest: Middleware = (storeApi) => (next) => (action) => {
  if (isAction(action) && action.type === 'tickets/fetchRequested') {
    client.get<{ tickets: Ticket[] }>('/api/tickets').then(({ tickets }) => {
      storeApi.dispatch({ type: 'tickets/ticketsLoaded', payload: tickets })
    })
  }
  return next(action)
}
// #endregion

// #region call-functions
export const callFunctions: Middleware = (storeApi) => (next) => (action) =>
  typeof action === 'function'
    ? action(storeApi.dispatch, storeApi.getState)
    : next(action)
// #endregion
