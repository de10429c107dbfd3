import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { http } from '@/api/http'
import type { RequestStatus } from '@/api/requestStatus'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
// #region import
import { apiSlice } from '@/features/api/apiSlice'
// #endregion
import { signedOut } from '@/features/session/sessionSlice'
import type {
  NewSighting,
  ReactionName,
  Sighting,
  SightingUpdate,
} from './types'

const sightingsAdapter = createEntityAdapter<Sighting>({
  sortComparer: (a, b) => b.date.localeCompare(a.date),
})

interface SightingsState extends EntityState<Sighting, string> {
  status: RequestStatus
  error: string | null
}

const initialState: SightingsState = sightingsAdapter.getInitialState({
  status: 'idle',
  error: null,
})

export const fetchSightings = createAppAsyncThunk(
  'sightings/fetchSightings',
  () => http.get<Sighting[]>('/api/sightings'),
  {
    condition(_, { getState }) {
      const status = selectSightingsStatus(getState())
      return status === 'idle' || status === 'failed'
    },
  },
)

export const logSighting = createAppAsyncThunk(
  'sightings/logSighting',
  (newSighting: NewSighting) =>
    http.post<Sighting>('/api/sightings', newSighting),
)

export const sightingsSlice = createSlice({
  name: 'sightings',
  initialState,
  reducers: {
    sightingUpdated(state, action: PayloadAction<SightingUpdate>) {
      const { id, ...changes } = action.payload
      sightingsAdapter.updateOne(state, { id, changes })
    },
    reactionAdded(
      state,
      action: PayloadAction<{ sightingId: string; reaction: ReactionName }>,
    ) {
      const { sightingId, reaction } = action.payload
      const sighting = state.entities[sightingId]
      if (sighting) {
        sighting.reactions[reaction] += 1
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(fetchSightings.pending, (state) => {
        state.status = 'pending'
        state.error = null
      })
      .addCase(fetchSightings.fulfilled, (state, action) => {
        state.status = 'succeeded'
        sightingsAdapter.setAll(state, action.payload)
      })
      .addCase(fetchSightings.rejected, (state, action) => {
        state.status = 'failed'
        state.error =
          action.error.message ?? 'The sightings could not be loaded.'
      })
      // #region fill
      .addCase(logSighting.fulfilled, sightingsAdapter.addOne)
      .addMatcher(
        apiSlice.endpoints.getSightings.matchFulfilled,
        sightingsAdapter.setAll,
      )
    // #endregion
  },
})

export const { sightingUpdated, reactionAdded } = sightingsSlice.actions

export const {
  selectAll: selectAllSightings,
  selectById: selectSightingById,
  selectIds: selectSightingIds,
} = sightingsAdapter.getSelectors((state: RootState) => state.sightings)

export const selectSightingsStatus = (state: RootState) =>
  state.sightings.status

export const selectSightingsError = (state: RootState) => state.sightings.error

export const selectSightingsByObserver = createSelector(
  [selectAllSightings, (_state: RootState, observerId: string) => observerId],
  (sightings, observerId) =>
    sightings.filter((sighting) => sighting.observerId === observerId),
)
