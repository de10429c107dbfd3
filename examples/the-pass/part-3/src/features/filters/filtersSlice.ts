// #region state
// #region root-action
import type { RootAction } from '../../reducer'
// #endregion
import type { Station } from '../stations/stations'

export const statuses = {
  all: 'All',
  waiting: 'Waiting',
  served: 'Served',
} as const

export type Status = keyof typeof statuses

export interface FiltersState {
  status: Status
  stations: Station[]
}

const initialState: FiltersState = { status: 'all', stations: [] }
// #endregion

// #region actions
export type FiltersAction =
  | { type: 'filters/statusChanged'; payload: Status }
  | {
      type: 'filters/stationFilterChanged'
      payload: { station: Station; change: 'added' | 'removed' }
    }
// #endregion

// #region reducer
// #region all-actions
export default function filtersReducer(
  state = initialState,
  action: RootAction,
): FiltersState {
  // #endregion
  switch (action.type) {
    // #region status-changed
    case 'filters/statusChanged':
      return { ...state, status: action.payload }
    // #endregion
    // #region station-filter-changed
    case 'filters/stationFilterChanged': {
      const { station, change } = action.payload
      if (change === 'removed') {
        const stations = state.stations.filter((picked) => picked !== station)
        return { ...state, stations }
      }
      if (state.stations.includes(station)) return state
      return { ...state, stations: [...state.stations, station] }
    }
    // #endregion
    default:
      return state
  }
}
// #endregion
