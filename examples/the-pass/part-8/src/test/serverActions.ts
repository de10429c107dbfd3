import {
  callTicket,
  fetchTickets,
  type Ticket,
} from '../features/tickets/ticketsSlice'

/** The actions that bring tickets from the server into the state. */
export const called = (ticket: Ticket) =>
  callTicket.fulfilled(ticket, 'request', ticket.dish)

export const loaded = (tickets: Ticket[]) =>
  fetchTickets.fulfilled(tickets, 'request')
