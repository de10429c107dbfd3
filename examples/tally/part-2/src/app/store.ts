import { configureStore } from '@reduxjs/toolkit'
import tallyReducer from '../features/tally/tallySlice'

export const store = configureStore({
  reducer: {
    tally: tallyReducer,
  },
})

export type AppStore = typeof store
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
