// #region imports
import { useAppDispatch, useAppSelector } from '../../hooks'
import { type Station, stationKeys, stations } from '../stations/stations'
import { servedToggled, stationAssigned, ticketVoided } from './ticketsSlice'
// #endregion

export function TicketCard({ ticketId }: { ticketId: number }) {
  const dispatch = useAppDispatch()
  const ticket = useAppSelector((state) =>
    state.tickets.find(({ id }) => id === ticketId),
  )
  if (!ticket) return null

  const { dish, served, station } = ticket
  const color = station ? stations[station].color : undefined

  // #region handlers
  const handleServed = () => {
    dispatch(servedToggled(ticketId))
  }

  const handleStation = (value: string) => {
    const picked = value === '' ? null : (value as Station)
    dispatch(stationAssigned(ticketId, picked))
  }

  const handleVoid = () => {
    dispatch(ticketVoided(ticketId))
  }
  // #endregion

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
}
