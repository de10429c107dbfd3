// #region imports
import { createSelector } from 'reselect'
// #region client-import
import { client, messageOf } from '../../api/client'
// #endregion
import type { RootAction, RootState } from '../../reducer'
import type { AppThunk } from '../../store'
import { selectFilters } from '../filters/filtersSlice'
import type { Station } from '../stations/stations'
// #endregion

export interface Ticket {
  id: number
  dish: string
  served: boolean
  station: Station | null
}

// #region state
export interface TicketsState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  error: string | null
  entities: Record<number, Ticket>
}

const initialState: TicketsState = { status: 'idle', error: null, entities: {} }
// #endregion

// #region creators
export const ticketsLoaded = (tickets: Ticket[]) =>
  ({ type: 'tickets/ticketsLoaded', payload: tickets }) as const

export const ticketAdded = (ticket: Ticket) =>
  ({ type: 'tickets/ticketAdded', payload: ticket }) as const

export const servedToggled = (ticketId: number) =>
  ({ type: 'tickets/servedToggled', payload: ticketId }) as const

export const stationAssigned = (ticketId: number, station: Station | null) =>
  ({
    type: 'tickets/stationAssigned',
    payload: { ticketId, station },
  }) as const

export const ticketVoided = (ticketId: number) =>
  ({ type: 'tickets/ticketVoided', payload: ticketId }) as const

export const allServed = () => ({ type: 'tickets/allServed' }) as const

export const servedCleared = () => ({ type: 'tickets/servedCleared' }) as const

// #region request-creators
export const ticketsLoading = () =>
  ({ type: 'tickets/ticketsLoading' }) as const

export const ticketsLoadFailed = (message: string) =>
  ({ type: 'tickets/ticketsLoadFailed', payload: message }) as const

export type TicketsAction = ReturnType<
  | typeof ticketsLoading
  | typeof ticketsLoadFailed
  | typeof ticketsLoaded
  | typeof ticketAdded
  | typeof servedToggled
  | typeof stationAssigned
  | typeof ticketVoided
  | typeof allServed
  | typeof servedCleared
>
// #endregion
// #endregion

// #region reducer
function byId(tickets: Ticket[]): TicketsState['entities'] {
  return Object.fromEntries(tickets.map((ticket) => [ticket.id, ticket]))
}

export default function ticketsReducer(
  state = initialState,
  action: RootAction,
): TicketsState {
  switch (action.type) {
    // #region request-cases
    case 'tickets/ticketsLoading':
      return { ...state, status: 'loading', error: null }
    case 'tickets/ticketsLoadFailed':
      return { ...state, status: 'failed', error: action.payload }
    case 'tickets/ticketsLoaded': {
      const entities = { ...state.entities, ...byId(action.payload) }
      return { ...state, status: 'succeeded', entities }
    }
    // #endregion
    case 'tickets/ticketAdded': {
      const ticket = action.payload
      return { ...state, entities: { ...state.entities, [ticket.id]: ticket } }
    }
    case 'tickets/servedToggled': {
      const ticket = state.entities[action.payload]
      if (!ticket) return state
      const toggled = { ...ticket, served: !ticket.served }
      return { ...state, entities: { ...state.entities, [ticket.id]: toggled } }
    }
    case 'tickets/stationAssigned': {
      const { ticketId, station } = action.payload
      const ticket = state.entities[ticketId]
      if (!ticket) return state
      const assigned = { ...ticket, station }
      return { ...state, entities: { ...state.entities, [ticketId]: assigned } }
    }
    case 'tickets/ticketVoided': {
      const entities = { ...state.entities }
      delete entities[action.payload]
      return { ...state, entities }
    }
    case 'tickets/allServed': {
      const tickets = Object.values(state.entities).map((ticket) =>
        ticket.served ? ticket : { ...ticket, served: true },
      )
      return { ...state, entities: byId(tickets) }
    }
    case 'tickets/servedCleared': {
      const tickets = Object.values(state.entities)
      const waiting = tickets.filter((ticket) => !ticket.served)
      return { ...state, entities: byId(waiting) }
    }
    default:
      return state
  }
}
// #endregion

// #region thunks
// #region fetch-tickets
export const fetchTickets: AppThunk<Promise<void>> = async (dispatch) => {
  dispatch(ticketsLoading())
  let loaded: { tickets: Ticket[] }
  try {
    loaded = await client.get('/api/tickets')
  } catch (thrown) {
    dispatch(ticketsLoadFailed(messageOf(thrown)))
    return
  }
  dispatch(ticketsLoaded(loaded.tickets))
}
// #endregion

export function callTicket(dish: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { ticket } = await client.post<{ ticket: Ticket }>('/api/tickets', {
      dish,
    })
    dispatch(ticketAdded(ticket))
  }
}
// #endregion

// #region base-selectors
export const selectTickets = createSelector(
  [(state: RootState) => state.tickets.entities],
  (entities) => Object.values(entities),
)

export const selectTicketById = (state: RootState, ticketId: number) =>
  state.tickets.entities[ticketId]
// #endregion

export const selectWaitingCount = (state: RootState) =>
  selectTickets(state).filter((ticket) => !ticket.served).length

// #region visible-tickets
export const selectVisibleTickets = createSelector(
  [selectTickets, selectFilters],
  (tickets, { status, stations }) => {
    const ofStatus =
      status === 'all'
        ? tickets
        : tickets.filter(({ served }) => served === (status === 'served'))
    if (stations.length === 0) return ofStatus
    return ofStatus.filter(
      ({ station }) => station !== null && stations.includes(station),
    )
  },
)
// #endregion

// #region visible-ids
export const selectVisibleTicketIds = createSelector(
  [selectVisibleTickets],
  (tickets) => tickets.map((ticket) => ticket.id),
)
// #endregion
