import { configureStore } from '@reduxjs/toolkit'
import tallyReducer from '../features/tally/tallySlice'

export const store = configureStore({
  reducer: {
    tally: tallyReducer,
  },
})
