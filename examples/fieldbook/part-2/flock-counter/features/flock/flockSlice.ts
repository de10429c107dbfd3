// #region imports
import {
  createAsyncThunk,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit'
import type { AppThunk, RootState } from '../../app/store'
import { countBirdsInPhoto } from './photoApi'
// #endregion

// #region state
export interface FlockState {
  count: number
  status: 'idle' | 'loading' | 'failed'
}

const initialState: FlockState = { count: 0, status: 'idle' }
// #endregion

// #region async-thunk
export const estimateFromPhoto = createAsyncThunk(
  'flock/estimateFromPhoto',
  async (birdsInPhoto: number) => {
    const counted = await countBirdsInPhoto(birdsInPhoto)
    return counted
  },
)
// #endregion

// #region slice
export const flockSlice = createSlice({
  name: 'flock',
  initialState,
  // #region reducers
  reducers: {
    birdSeen(state) {
      state.count += 1
    },
    birdRemoved(state) {
      state.count = Math.max(0, state.count - 1)
    },
    groupAdded(state, action: PayloadAction<number>) {
      state.count += action.payload
    },
  },
  // #endregion
  // #region extra-reducers
  extraReducers: (builder) => {
    builder
      .addCase(estimateFromPhoto.pending, (state) => {
        state.status = 'loading'
      })
      .addCase(estimateFromPhoto.fulfilled, (state, action) => {
        state.status = 'idle'
        state.count += action.payload
      })
      .addCase(estimateFromPhoto.rejected, (state) => {
        state.status = 'failed'
      })
  },
  // #endregion
})
// #endregion

// #region exports
export const { birdSeen, birdRemoved, groupAdded } = flockSlice.actions
// #endregion

// #region selectors
export const selectCount = (state: RootState) => state.flock.count
export const selectStatus = (state: RootState) => state.flock.status
// #endregion

// #region thunk
/** In a large flock, people miss about one bird in ten. */
export const addMissedBirds = (): AppThunk => (dispatch, getState) => {
  const count = selectCount(getState())
  if (count >= 50) {
    dispatch(groupAdded(Math.round(count / 10)))
  }
}
// #endregion
