import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../hooks'
import { TicketCard } from './TicketCard'
import {
  fetchTickets,
  selectTickets,
  selectVisibleTicketIds,
} from './ticketsSlice'

function LoadError() {
  const dispatch = useAppDispatch()
  const error = useAppSelector((state) => state.tickets.error)

  return (
    <div className="alarm" role="alert">
      <p>The tickets could not be loaded. {error}</p>
      <button type="button" onClick={() => dispatch(fetchTickets)}>
        Try again
      </button>
    </div>
  )
}

export function TicketRail() {
  const ticketIds = useAppSelector(selectVisibleTicketIds, shallowEqual)
  const isEmpty = useAppSelector((state) => selectTickets(state).length === 0)
  const status = useAppSelector((state) => state.tickets.status)

  return (
    <section
      className="rail"
      aria-labelledby="rail-title"
      aria-busy={status === 'loading'}
    >
      <h2 id="rail-title">On the rail</h2>
      {status === 'loading' && <p className="hint">Loading the tickets…</p>}
      {status === 'failed' && <LoadError />}
      {status === 'succeeded' && ticketIds.length === 0 && (
        <p className="hint">
          {isEmpty
            ? 'No tickets. Call the first dish.'
            : 'No ticket passes the filters.'}
        </p>
      )}
      <ul>
        {ticketIds.map((ticketId) => (
          <TicketCard key={ticketId} ticketId={ticketId} />
        ))}
      </ul>
    </section>
  )
}
