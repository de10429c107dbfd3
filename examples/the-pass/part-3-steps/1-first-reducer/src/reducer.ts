import type { Station } from './features/stations/stations'

export interface Ticket {
  id: number
  dish: string
  served: boolean
  station: Station | null
}

export interface RootState {
  tickets: Ticket[]
  filters: { status: 'all' | 'waiting' | 'served'; stations: Station[] }
}
export type RootAction =
  | { type: 'tickets/ticketAdded'; payload: string }
  | { type: 'tickets/servedToggled'; payload: number }
  | {
      type: 'filters/statusChanged'
      payload: RootState['filters']['status']
    }

const initialState: RootState = {
  tickets: [],
  filters: { status: 'all', stations: [] },
}

function nextTicketId(tickets: Ticket[]) {
  return tickets.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}

export function rootReducer(
  state = initialState,
  action: RootAction,
): RootState {
  switch (action.type) {
    case 'tickets/ticketAdded': {
      const ticket: Ticket = {
        id: nextTicketId(state.tickets),
        dish: action.payload,
        served: false,
        station: null,
      }
      return { ...state, tickets: [...state.tickets, ticket] }
    }
    case 'tickets/servedToggled':
      return {
        ...state,
        tickets: state.tickets.map((ticket) =>
          ticket.id === action.payload
            ? { ...ticket, served: !ticket.served }
            : ticket,
        ),
      }
    case 'filters/statusChanged':
      return {
        ...state,
        filters: { ...state.filters, status: action.payload },
      }
    default:
      return state
  }
}
