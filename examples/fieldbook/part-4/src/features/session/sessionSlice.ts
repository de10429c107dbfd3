import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  /** Who is signed in, if anyone is */
  observerId: string | null
}

const initialState: SessionState = { observerId: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, action: PayloadAction<string>) {
      state.observerId = action.payload
    },
    signedOut(state) {
      state.observerId = null
    },
  },
  // #region slice-selectors
  selectors: {
    selectSignedInId: (session) => session.observerId,
  },
  // #endregion
})

export const { signedIn, signedOut } = sessionSlice.actions

// #region export-selectors
export const { selectSignedInId } = sessionSlice.selectors
// #endregion
