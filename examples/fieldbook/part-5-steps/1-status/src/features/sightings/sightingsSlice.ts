import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
// #region status-import
import type { RequestStatus } from '@/api/requestStatus'
// #endregion
import type { RootState } from '@/app/store'
import { signedOut } from '@/features/session/sessionSlice'
import type {
  NewSighting,
  ReactionName,
  Reactions,
  Sighting,
  SightingUpdate,
} from './types'

const noReactions: Reactions = {
  greatFind: 0,
  alsoSeen: 0,
  lovely: 0,
  lifer: 0,
  unsure: 0,
}

// #region state
interface SightingsState {
  items: Sighting[]
  status: RequestStatus
  error: string | null
}

const initialState: SightingsState = {
  items: [],
  status: 'idle',
  error: null,
}
// #endregion

// #region slice
export const sightingsSlice = createSlice({
  name: 'sightings',
  initialState,
  reducers: {
    sightingAdded: {
      reducer(state, action: PayloadAction<Sighting>) {
        state.items.push(action.payload)
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
    sightingUpdated(state, action: PayloadAction<SightingUpdate>) {
      const { id, species, place, notes } = action.payload
      const sighting = state.items.find((sighting) => sighting.id === id)
      if (sighting) {
        sighting.species = species
        sighting.place = place
        sighting.notes = notes
      }
    },
    reactionAdded(
      state,
      action: PayloadAction<{ sightingId: string; reaction: ReactionName }>,
    ) {
      const { sightingId, reaction } = action.payload
      const sighting = state.items.find(
        (sighting) => sighting.id === sightingId,
      )
      if (sighting) {
        sighting.reactions[reaction] += 1
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
})
// #endregion

export const { sightingAdded, sightingUpdated, reactionAdded } =
  sightingsSlice.actions

// #region selectors
export const selectAllSightings = (state: RootState) => state.sightings.items

export const selectSightingById = (state: RootState, sightingId: string) =>
  state.sightings.items.find((sighting) => sighting.id === sightingId)

export const selectSightingsStatus = (state: RootState) =>
  state.sightings.status

export const selectSightingsError = (state: RootState) => state.sightings.error
// #endregion
