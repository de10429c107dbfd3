import type { Ticket } from '../features/tickets/ticketsSlice'

const openingTickets: Ticket[] = [
  { id: 38, dish: 'Onion soup', served: false, station: 'saute' },
  { id: 39, dish: 'Lamb chops', served: false, station: 'grill' },
  { id: 40, dish: 'Lemon tart', served: false, station: null },
]

let tickets = openingTickets
let nextId = 41

/** What the mock server remembers until the page is reloaded. */
export const db = {
  openTickets: () => tickets.filter((ticket) => !ticket.served),

  add(dish: string) {
    const ticket: Ticket = { id: nextId, dish, served: false, station: null }
    nextId += 1
    tickets = [...tickets, ticket]
    return ticket
  },

  update(id: number, changes: Partial<Ticket>) {
    tickets = tickets.map((ticket) =>
      ticket.id === id ? { ...ticket, ...changes, id } : ticket,
    )
    return tickets.find((ticket) => ticket.id === id)
  },

  remove(id: number) {
    tickets = tickets.filter((ticket) => ticket.id !== id)
  },

  /** Replaces all tickets with waiting tickets for these dishes. */
  seed(dishes: string[]) {
    tickets = dishes.map((dish, index) => ({
      id: index + 1,
      dish,
      served: false,
      station: null,
    }))
  },

  reset() {
    tickets = openingTickets
    nextId = 41
  },
}
