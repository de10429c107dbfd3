import { useAppDispatch, useAppSelector } from '../../hooks'
// #region filters-import
import {
  type Status,
  stationFilterChanged,
  statusChanged,
  statuses,
} from '../filters/filtersSlice'
// #endregion

import { type Station, stationKeys, stations } from '../stations/stations'

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

function StatusFilter() {
  const dispatch = useAppDispatch()
  const picked = useAppSelector((state) => state.filters.status)

  // #region handle-status
  const handleStatus = (status: Status) => {
    dispatch(statusChanged(status))
  }
  // #endregion

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

function StationFilter() {
  const dispatch = useAppDispatch()
  const picked = useAppSelector((state) => state.filters.stations)

  // #region handle-station
  const handleStation = (station: Station, checked: boolean) => {
    dispatch(stationFilterChanged(station, checked ? 'added' : 'removed'))
  }
  // #endregion

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
