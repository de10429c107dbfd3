// #region imports
import { isAction, type Middleware } from 'redux'
import { client } from '../api/client'
import type { Ticket } from '../features/tickets/ticketsSlice'
// #endregion

export const delayCalls: Middleware = () => (next) => (action) => {
  if (isAction(action) && action.type === 'tickets/ticketAdded') {
    setTimeout(() => next(action), 1000)
    return action
  }
  return next(action)
}

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
