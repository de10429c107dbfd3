import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
// #region thunk-imports
import { http } from '@/api/http'
import type { RequestStatus } from '@/api/requestStatus'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
// #endregion
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

export const fetchSightings = createAppAsyncThunk(
  'sightings/fetchSightings',
  () => http.get<Sighting[]>('/api/sightings'),
)

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
    // #region fetch-cases
    builder
      .addCase(signedOut, () => initialState)
      .addCase(fetchSightings.pending, (state) => {
        state.status = 'pending'
        state.error = null
      })
      .addCase(fetchSightings.fulfilled, (state, action) => {
        state.status = 'succeeded'
        state.items = action.payload
      })
      .addCase(fetchSightings.rejected, (state, action) => {
        state.status = 'failed'
        state.error =
          action.error.message ?? 'The sightings could not be loaded.'
      })
    // #endregion
  },
})

export const { sightingAdded, sightingUpdated, reactionAdded } =
  sightingsSlice.actions

export const selectAllSightings = (state: RootState) => state.sightings.items

export const selectSightingById = (state: RootState, sightingId: string) =>
  state.sightings.items.find((sighting) => sighting.id === sightingId)

export const selectSightingsStatus = (state: RootState) =>
  state.sightings.status

export const selectSightingsError = (state: RootState) => state.sightings.error
