import type { Station } from '../stations/stations'

export interface Ticket {
  id: number
  dish: string
  served: boolean
  station: Station | null
}

export type TicketsState = Ticket[]

const initialState: TicketsState = [
  { id: 1, dish: 'Onion soup', served: true, station: 'saute' },
  { id: 2, dish: 'Lamb chops', served: false, station: 'grill' },
  { id: 3, dish: 'Lemon tart', served: false, station: null },
]

export type TicketsAction =
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
  action: TicketsAction,
): TicketsState {
  switch (action.type) {
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
    // #region remaining-cases
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
    // #endregion
    default:
      return state
  }
}
