// #region rail
import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../hooks'
import type { RootState } from '../../reducer'
import { TicketCard } from './TicketCard'

const selectTicketIds = (state: RootState) =>
  state.tickets.map((ticket) => ticket.id)

export function TicketRail() {
  const ticketIds = useAppSelector(selectTicketIds, shallowEqual)

  return (
    <section className="rail" aria-labelledby="rail-title">
      <h2 id="rail-title">On the rail</h2>
      {ticketIds.length === 0 ? (
        <p className="hint">No tickets. Call the first dish.</p>
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
