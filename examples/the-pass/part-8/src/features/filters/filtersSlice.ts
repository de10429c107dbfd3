// #region imports
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState } from '../../reducer'
import type { Station } from '../stations/stations'
// #endregion

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

// #region slice
export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    statusChanged(state, action: PayloadAction<Status>) {
      state.status = action.payload
    },
    stationFilterChanged: {
      reducer(
        state,
        action: PayloadAction<{
          station: Station
          change: 'added' | 'removed'
        }>,
      ) {
        const { station, change } = action.payload
        if (change === 'removed') {
          state.stations = state.stations.filter((each) => each !== station)
        } else if (!state.stations.includes(station)) {
          state.stations.push(station)
        }
      },
      prepare(station: Station, change: 'added' | 'removed') {
        return { payload: { station, change } }
      },
    },
  },
})

// #region exports
export const { statusChanged, stationFilterChanged } = filtersSlice.actions
// #endregion
// #endregion

export const selectFilters = (state: RootState) => state.filters
