// #region imports
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../app/store'
// #endregion

export interface TallyState {
  count: number
  step: number
}

const initialState: TallyState = { count: 0, step: 1 }

export const tallySlice = createSlice({
  name: 'tally',
  initialState,
  reducers: {
    added(state) {
      state.count += state.step
    },
    subtracted(state) {
      state.count -= state.step
    },
    stepChanged(state, action: PayloadAction<number>) {
      state.step = action.payload
    },
    cleared(state) {
      state.count = 0
    },
  },
  selectors: {
    selectCount: (tally) => tally.count,
    selectStep: (tally) => tally.step,
  },
})

export const { added, subtracted, stepChanged, cleared } = tallySlice.actions
export const { selectCount, selectStep } = tallySlice.selectors

// #region thunk
/** Adds one step, unless the count has reached the limit. */
export const addedUpTo =
  (limit: number): AppThunk =>
  (dispatch, getState) => {
    if (selectCount(getState()) < limit) dispatch(added())
  }
// #endregion
