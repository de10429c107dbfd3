import { createSlice } from '@reduxjs/toolkit'
// #region imports
import { http } from '@/api/http'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
// #endregion
import { selectSignedInId } from '@/features/session/sessionSlice'
import type { Observer } from './types'

// #region slice
const initialState: Observer[] = []

export const fetchObservers = createAppAsyncThunk(
  'observers/fetchObservers',
  () => http.get<Observer[]>('/api/observers'),
)

export const observersSlice = createSlice({
  name: 'observers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchObservers.fulfilled, (_, action) => action.payload)
  },
})
// #endregion

export const selectAllObservers = (state: RootState) => state.observers

export const selectObserverById = (
  state: RootState,
  observerId: string | null,
) => state.observers.find((observer) => observer.id === observerId)

export const selectSignedInObserver = (state: RootState) =>
  selectObserverById(state, selectSignedInId(state))
