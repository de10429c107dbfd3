import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { NewSighting, Sighting } from './types'

const initialState: Sighting[] = [
  {
    id: 's1',
    species: 'Bittern',
    place: 'Reed Marsh',
    notes:
      'Heard before it was seen: three deep booms from the far reeds at dawn, then a short flight low over the water to the eastern bank.',
    observerId: 'o1',
    date: '2026-04-18T05:40:00.000Z',
  },
  {
    id: 's2',
    species: 'Turnstone',
    place: 'North Point',
    notes: 'Eleven birds in the wrack line, two of them color-ringed.',
    observerId: 'o3',
    date: '2026-04-20T16:05:00.000Z',
  },
]

export const sightingsSlice = createSlice({
  name: 'sightings',
  initialState,
  reducers: {
    sightingAdded: {
      reducer(state, action: PayloadAction<Sighting>) {
        state.push(action.payload)
      },
      prepare(newSighting: NewSighting) {
        return {
          payload: {
            ...newSighting,
            id: nanoid(),
            date: new Date().toISOString(),
          },
        }
      },
    },
  },
})

export const { sightingAdded } = sightingsSlice.actions
