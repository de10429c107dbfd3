import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

// #region state
export interface TallyState {
  count: number
  step: number
}

const initialState: TallyState = { count: 0, step: 1 }

export const tallySlice = createSlice({
  name: 'tally',
  initialState,
  // #endregion
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
