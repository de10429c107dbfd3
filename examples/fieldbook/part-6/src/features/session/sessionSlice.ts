// #region imports
import { createSlice } from '@reduxjs/toolkit'
import { http } from '@/api/http'
import { createAppAsyncThunk } from '@/app/withTypes'
// #endregion

export interface SessionState {
  /** Who is signed in, if anybody is */
  observerId: string | null
}

const initialState: SessionState = { observerId: null }

// #region thunks
export const signIn = createAppAsyncThunk(
  'session/signIn',
  (observerId: string) =>
    http.post<{ observerId: string }>('/api/session', { observerId }),
)

export const signOut = createAppAsyncThunk('session/signOut', () =>
  http.delete('/api/session'),
)
// #endregion

// #region slice
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signIn.fulfilled, (state, action) => {
        state.observerId = action.payload.observerId
      })
      .addCase(signOut.fulfilled, (state) => {
        state.observerId = null
      })
  },
  selectors: {
    selectSignedInId: (session) => session.observerId,
  },
})

export const { selectSignedInId } = sessionSlice.selectors
// #endregion
