import { configureStore } from '@reduxjs/toolkit'
import { tallySlice } from '../features/tally/tallySlice'

export const store = configureStore({
  reducer: {
    tally: tallySlice.reducer,
  },
})
