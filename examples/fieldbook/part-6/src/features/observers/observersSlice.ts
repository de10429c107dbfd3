// #region adapter
import { createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { http } from '@/api/http'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
import { selectSignedInId } from '@/features/session/sessionSlice'
import type { Observer } from './types'

const observersAdapter = createEntityAdapter<Observer>()

const initialState = observersAdapter.getInitialState()
// #endregion

export const fetchObservers = createAppAsyncThunk(
  'observers/fetchObservers',
  () => http.get<Observer[]>('/api/observers'),
)

// #region slice
export const observersSlice = createSlice({
  name: 'observers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchObservers.fulfilled, observersAdapter.setAll)
  },
})
// #endregion

// #region selectors
export const { selectAll: selectAllObservers, selectById: selectObserverById } =
  observersAdapter.getSelectors((state: RootState) => state.observers)

export const selectSignedInObserver = (state: RootState) => {
  const observerId = selectSignedInId(state)
  return observerId === null ? undefined : selectObserverById(state, observerId)
}
// #endregion
