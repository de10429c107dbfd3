import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const tallySlice = createSlice({
  name: 'tally',
  initialState: { count: 0, step: 1 },
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
})

export const { added, subtracted, stepChanged, cleared } = tallySlice.actions
