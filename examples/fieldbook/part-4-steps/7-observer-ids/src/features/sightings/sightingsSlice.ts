import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Sighting } from './types'

// #region initial-state
const initialState: Sighting[] = [
  {
    id: 's1',
    species: 'Bittern',
    place: 'Reed Marsh',
    notes:
      'Heard before it was seen: three deep booms from the far reeds at dawn, then a short flight low over the water to the eastern bank.',
    observerId: 'o1',
  },
  {
    id: 's2',
    species: 'Turnstone',
    place: 'North Point',
    notes: 'Eleven birds in the wrack line, two of them color-ringed.',
    observerId: 'o3',
  },
]
// #endregion

export const sightingsSlice = createSlice({
  name: 'sightings',
  initialState,
  reducers: {
    sightingAdded(state, action: PayloadAction<Sighting>) {
      state.push(action.payload)
    },
  },
})

export const { sightingAdded } = sightingsSlice.actions
