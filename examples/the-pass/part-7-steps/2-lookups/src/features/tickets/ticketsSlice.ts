import { client } from '../../api/client'
// #region root-state
import type { RootAction, RootState } from '../../reducer'
// #endregion

import type { AppThunk } from '../../store'
import type { Station } from '../stations/stations'

export interface Ticket {
  id: number
  dish: string
  served: boolean
  station: Station | null
}

export type TicketsState = Ticket[]

const initialState: TicketsState = []

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

export type TicketsAction = ReturnType<
  | typeof ticketsLoaded
  | typeof ticketAdded
  | typeof servedToggled
  | typeof stationAssigned
  | typeof ticketVoided
  | typeof allServed
  | typeof servedCleared
>

export default function ticketsReducer(
  state = initialState,
  action: RootAction,
): TicketsState {
  switch (action.type) {
    case 'tickets/ticketsLoaded':
      return action.payload
    case 'tickets/ticketAdded':
      return [...state, action.payload]
    case 'tickets/servedToggled':
      return state.map((ticket) =>
        ticket.id === action.payload
          ? { ...ticket, served: !ticket.served }
          : ticket,
      )
    case 'tickets/stationAssigned': {
      const { ticketId, station } = action.payload
      return state.map((ticket) =>
        ticket.id === ticketId ? { ...ticket, station } : ticket,
      )
    }
    case 'tickets/ticketVoided':
      return state.filter((ticket) => ticket.id !== action.payload)
    case 'tickets/allServed':
      return state.map((ticket) =>
        ticket.served ? ticket : { ...ticket, served: true },
      )
    case 'tickets/servedCleared':
      return state.filter((ticket) => !ticket.served)
    default:
      return state
  }
}

export const fetchTickets: AppThunk<Promise<void>> = async (dispatch) => {
  const { tickets } = await client.get<{ tickets: Ticket[] }>('/api/tickets')
  dispatch(ticketsLoaded(tickets))
}

export function callTicket(dish: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { ticket } = await client.post<{ ticket: Ticket }>('/api/tickets', {
      dish,
    })
    dispatch(ticketAdded(ticket))
  }
}

// #region base-selectors
export const selectTickets = (state: RootState) => state.tickets

export const selectTicketById = (state: RootState, ticketId: number) =>
  state.tickets.find(({ id }) => id === ticketId)

export const selectWaitingCount = (state: RootState) =>
  selectTickets(state).filter((ticket) => !ticket.served).length
// #endregion
