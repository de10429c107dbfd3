// #region state
// #region root-action
import type { RootAction } from '../../reducer'
// #endregion
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
// #endregion

// #region actions
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
// #endregion

// #region reducer
// #region next-id
function nextTicketId(tickets: TicketsState) {
  return tickets.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}
// #endregion

// #region all-actions
export default function ticketsReducer(
  state = initialState,
  action: RootAction,
): TicketsState {
  // #endregion
  switch (action.type) {
    // #region ticket-added
    case 'tickets/ticketAdded': {
      const ticket: Ticket = {
        id: nextTicketId(state),
        dish: action.payload,
        served: false,
        station: null,
      }
      return [...state, ticket]
    }
    // #endregion
    // #region served-toggled
    case 'tickets/servedToggled':
      return state.map((ticket) =>
        ticket.id === action.payload
          ? { ...ticket, served: !ticket.served }
          : ticket,
      )
    // #endregion
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
// #endregion
