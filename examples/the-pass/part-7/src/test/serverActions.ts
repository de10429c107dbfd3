/** The actions that bring tickets from the server into the state. */
export {
  ticketAdded as called,
  ticketsLoaded as loaded,
} from '../features/tickets/ticketsSlice'
