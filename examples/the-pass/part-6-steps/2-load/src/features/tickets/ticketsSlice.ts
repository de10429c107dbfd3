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
  // #region loaded-action
  | { type: 'tickets/ticketsLoaded'; payload: Ticket[] }
  // #endregion
  | { type: 'tickets/ticketAdded'; payload: string }
  | { type: 'tickets/servedToggled'; payload: number }
  | {
      type: 'tickets/stationAssigned'
      payload: { ticketId: number; station: Station | null }
    }
  | { type: 'tickets/ticketVoided'; payload: number }
  | { type: 'tickets/allServed' }
  | { type: 'tickets/servedCleared' }

function nextTicketId(tickets: TicketsState) {
  return tickets.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}

export default function ticketsReducer(
  state = initialState,
  action: RootAction,
): TicketsState {
  switch (action.type) {
    // #region loaded-case
    case 'tickets/ticketsLoaded':
      return action.payload
    // #endregion
    case 'tickets/ticketAdded': {
      const ticket: Ticket = {
        id: nextTicketId(state),
        dish: action.payload,
        served: false,
        station: null,
      }
      return [...state, ticket]
    }
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
