import type { RootAction } from '../../reducer'
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

// #region creators
export const statusChanged = (status: Status) =>
  ({ type: 'filters/statusChanged', payload: status }) as const

export const stationFilterChanged = (
  station: Station,
  change: 'added' | 'removed',
) =>
  ({
    type: 'filters/stationFilterChanged',
    payload: { station, change },
  }) as const

export type FiltersAction = ReturnType<
  typeof statusChanged | typeof stationFilterChanged
>
// #endregion

export default function filtersReducer(
  state = initialState,
  action: RootAction,
): FiltersState {
  switch (action.type) {
    case 'filters/statusChanged':
      return { ...state, status: action.payload }
    case 'filters/stationFilterChanged': {
      const { station, change } = action.payload
      if (change === 'removed') {
        const stations = state.stations.filter((picked) => picked !== station)
        return { ...state, stations }
      }
      if (state.stations.includes(station)) return state
      return { ...state, stations: [...state.stations, station] }
    }
    default:
      return state
  }
}
