// #region card
// #region read
import { useAppDispatch, useAppSelector } from '../../hooks'
import { type Station, stationKeys, stations } from '../stations/stations'

export function TicketCard({ ticketId }: { ticketId: number }) {
  const dispatch = useAppDispatch()
  const ticket = useAppSelector((state) =>
    state.tickets.find(({ id }) => id === ticketId),
  )
  if (!ticket) return null
  // #endregion

  // #region handlers
  const { dish, served, station } = ticket
  const color = station ? stations[station].color : undefined

  const handleServed = () => {
    dispatch({ type: 'tickets/servedToggled', payload: ticketId })
  }

  const handleStation = (value: string) => {
    const picked = value === '' ? null : (value as Station)
    dispatch({
      type: 'tickets/stationAssigned',
      payload: { ticketId, station: picked },
    })
  }

  const handleVoid = () => {
    dispatch({ type: 'tickets/ticketVoided', payload: ticketId })
  }
  // #endregion

  // #region markup
  return (
    <li className="ticket" style={{ borderInlineStartColor: color }}>
      <label>
        <input
          type="checkbox"
          aria-label={`Served: ${dish}`}
          checked={served}
          onChange={handleServed}
        />
        {dish}
      </label>
      <select
        aria-label={`Station for ${dish}`}
        value={station ?? ''}
        onChange={(event) => handleStation(event.target.value)}
      >
        <option value="">No station</option>
        {stationKeys.map((key) => (
          <option key={key} value={key}>
            {stations[key].label}
          </option>
        ))}
      </select>
      <button type="button" aria-label={`Void ${dish}`} onClick={handleVoid}>
        Void
      </button>
    </li>
  )
  // #endregion
}
// #endregion
