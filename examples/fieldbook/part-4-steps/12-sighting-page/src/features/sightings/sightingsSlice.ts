// #region imports
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState } from '@/app/store'
import type { NewSighting, ReactionName, Reactions, Sighting } from './types'

// #endregion

const noReactions: Reactions = {
  greatFind: 0,
  alsoSeen: 0,
  lovely: 0,
  lifer: 0,
  unsure: 0,
}

const initialState: Sighting[] = [
  {
    id: 's1',
    species: 'Bittern',
    place: 'Reed Marsh',
    notes:
      'Heard before it was seen: three deep booms from the far reeds at dawn, then a short flight low over the water to the eastern bank.',
    observerId: 'o1',
    date: '2026-04-18T05:40:00.000Z',
    reactions: { ...noReactions, greatFind: 4 },
  },
  {
    id: 's2',
    species: 'Turnstone',
    place: 'North Point',
    notes: 'Eleven birds in the wrack line, two of them color-ringed.',
    observerId: 'o3',
    date: '2026-04-20T16:05:00.000Z',
    reactions: { ...noReactions, alsoSeen: 3 },
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
            reactions: noReactions,
          },
        }
      },
    },
    reactionAdded(
      state,
      action: PayloadAction<{ sightingId: string; reaction: ReactionName }>,
    ) {
      const { sightingId, reaction } = action.payload
      const sighting = state.find((sighting) => sighting.id === sightingId)
      if (sighting) {
        sighting.reactions[reaction] += 1
      }
    },
  },
})

export const { sightingAdded, reactionAdded } = sightingsSlice.actions

// #region selectors
export const selectAllSightings = (state: RootState) => state.sightings

export const selectSightingById = (state: RootState, sightingId: string) =>
  state.sightings.find((sighting) => sighting.id === sightingId)
// #endregion
