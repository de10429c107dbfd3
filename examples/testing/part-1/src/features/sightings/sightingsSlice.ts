import type { PayloadAction } from '@reduxjs/toolkit'
import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { Sighting } from '../../app/api'

const selectSpecies = createSelector(
  [(sightings: Sighting[]) => sightings],
  (sightings) => [...new Set(sightings.map(({ species }) => species))].sort(),
)

export const sightingsSlice = createSlice({
  name: 'sightings',
  initialState: [] as Sighting[],
  reducers: {
    sightingAdded(state, action: PayloadAction<Sighting>) {
      const { id } = action.payload
      if (!state.some((sighting) => sighting.id === id)) {
        state.unshift(action.payload)
      }
    },
  },
  selectors: { selectSpecies },
})

export const { sightingAdded } = sightingsSlice.actions
