// #region imports
import { useAppDispatch, useAppSelector } from '../../hooks'
import { type Status, statuses } from '../filters/filtersSlice'
import { type Station, stationKeys, stations } from '../stations/stations'

// #endregion

// #region count
function WaitingCount() {
  const waiting = useAppSelector(
    (state) => state.tickets.filter((ticket) => !ticket.served).length,
  )
  const noun = waiting === 1 ? 'ticket' : 'tickets'
  return (
    <p role="status">
      {waiting} {noun} waiting
    </p>
  )
}
// #endregion

// #region status-filter
function StatusFilter() {
  const dispatch = useAppDispatch()
  const picked = useAppSelector((state) => state.filters.status)

  const handleStatus = (status: Status) => {
    dispatch({ type: 'filters/statusChanged', payload: status })
  }

  return (
    <fieldset>
      <legend>Show</legend>
      <div className="buttons">
        {(Object.keys(statuses) as Status[]).map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === picked}
            onClick={() => handleStatus(status)}
          >
            {statuses[status]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
// #endregion

// #region station-filter
function StationFilter() {
  const dispatch = useAppDispatch()
  const picked = useAppSelector((state) => state.filters.stations)

  const handleStation = (station: Station, checked: boolean) => {
    const change = checked ? 'added' : 'removed'
    dispatch({
      type: 'filters/stationFilterChanged',
      payload: { station, change },
    })
  }

  return (
    <fieldset>
      <legend>Stations</legend>
      {stationKeys.map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={picked.includes(key)}
            onChange={(event) => handleStation(key, event.target.checked)}
          />
          <span
            className="swatch"
            style={{ background: stations[key].color }}
          />
          {stations[key].label}
        </label>
      ))}
    </fieldset>
  )
}
// #endregion

// #region controls
export function BoardControls() {
  const dispatch = useAppDispatch()

  return (
    <section className="controls" aria-label="Board controls">
      <WaitingCount />
      <div className="buttons">
        <button
          type="button"
          onClick={() => dispatch({ type: 'tickets/allServed' })}
        >
          Serve all
        </button>
        <button
          type="button"
          onClick={() => dispatch({ type: 'tickets/servedCleared' })}
        >
          Clear served
        </button>
      </div>
      <StatusFilter />
      <StationFilter />
    </section>
  )
}
// #endregion
