// #region imports
import { client } from '../../api/client'
import type { RootAction } from '../../reducer'
import type { AppThunk } from '../../store'
import type { Station } from '../stations/stations'
// #endregion

export interface Ticket {
  id: number
  dish: string
  served: boolean
  station: Station | null
}

export type TicketsState = Ticket[]

const initialState: TicketsState = []

export type TicketsAction =
  // #region actions
  // #region loaded-action
  | { type: 'tickets/ticketsLoaded'; payload: Ticket[] }
  // #endregion
  | { type: 'tickets/ticketAdded'; payload: Ticket }
  // #endregion
  | { type: 'tickets/servedToggled'; payload: number }
  | {
      type: 'tickets/stationAssigned'
      payload: { ticketId: number; station: Station | null }
    }
  | { type: 'tickets/ticketVoided'; payload: number }
  | { type: 'tickets/allServed' }
  | { type: 'tickets/servedCleared' }

export default function ticketsReducer(
  state = initialState,
  action: RootAction,
): TicketsState {
  switch (action.type) {
    // #region cases
    // #region loaded-case
    case 'tickets/ticketsLoaded':
      return action.payload
    // #endregion
    case 'tickets/ticketAdded':
      return [...state, action.payload]
    // #endregion
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

// #region fetch-tickets
export const fetchTickets: AppThunk<Promise<void>> = async (dispatch) => {
  const { tickets } = await client.get<{ tickets: Ticket[] }>('/api/tickets')
  dispatch({ type: 'tickets/ticketsLoaded', payload: tickets })
}
// #endregion

// #region call-ticket
export function callTicket(dish: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { ticket } = await client.post<{ ticket: Ticket }>('/api/tickets', {
      dish,
    })
    dispatch({ type: 'tickets/ticketAdded', payload: ticket })
  }
}
// #endregion
