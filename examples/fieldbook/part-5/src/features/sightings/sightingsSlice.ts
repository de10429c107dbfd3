// #region imports
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
// #region thunk-imports
import { http } from '@/api/http'
// #region status-import
import type { RequestStatus } from '@/api/requestStatus'
// #endregion
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
// #endregion
import { signedOut } from '@/features/session/sessionSlice'
import type {
  NewSighting,
  ReactionName,
  Sighting,
  SightingUpdate,
} from './types'

// #endregion

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

// #region fetch-sightings
export const fetchSightings = createAppAsyncThunk(
  'sightings/fetchSightings',
  () => http.get<Sighting[]>('/api/sightings'),
  // #region condition
  {
    condition(_, { getState }) {
      const status = selectSightingsStatus(getState())
      return status === 'idle' || status === 'failed'
    },
  },
  // #endregion
)
// #endregion

// #region log-sighting
export const logSighting = createAppAsyncThunk(
  'sightings/logSighting',
  (newSighting: NewSighting) =>
    http.post<Sighting>('/api/sightings', newSighting),
)
// #endregion

// #region slice
export const sightingsSlice = createSlice({
  name: 'sightings',
  initialState,
  // #region reducers-start
  reducers: {
    sightingUpdated(state, action: PayloadAction<SightingUpdate>) {
      // #endregion
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
  // #region extra-reducers
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
      // #region log-case
      .addCase(logSighting.fulfilled, (state, action) => {
        state.items.push(action.payload)
      })
    // #endregion
  },
  // #endregion
})
// #endregion

// #region actions
export const { sightingUpdated, reactionAdded } = sightingsSlice.actions
// #endregion

// #region selectors
export const selectAllSightings = (state: RootState) => state.sightings.items

export const selectSightingById = (state: RootState, sightingId: string) =>
  state.sightings.items.find((sighting) => sighting.id === sightingId)

export const selectSightingsStatus = (state: RootState) =>
  state.sightings.status

export const selectSightingsError = (state: RootState) => state.sightings.error
// #endregion
