// #region rail
import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../hooks'
import { TicketCard } from './TicketCard'
import { selectTickets, selectVisibleTicketIds } from './ticketsSlice'

export function TicketRail() {
  const ticketIds = useAppSelector(selectVisibleTicketIds, shallowEqual)
  const isEmpty = useAppSelector((state) => selectTickets(state).length === 0)

  return (
    <section className="rail" aria-labelledby="rail-title">
      <h2 id="rail-title">On the rail</h2>
      {ticketIds.length === 0 ? (
        <p className="hint">
          {isEmpty
            ? 'No tickets. Call the first dish.'
            : 'No ticket passes the filters.'}
        </p>
      ) : (
        <ul>
          {ticketIds.map((ticketId) => (
            <TicketCard key={ticketId} ticketId={ticketId} />
          ))}
        </ul>
      )}
    </section>
  )
}
// #endregion
