import { createSlice } from '@reduxjs/toolkit'
import { http } from '@/api/http'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
// #region import
import { apiSlice } from '@/features/api/apiSlice'
// #endregion
import { selectSignedInId } from '@/features/session/sessionSlice'
import type { Observer } from './types'

// #region endpoint
export const apiSliceWithObservers = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getObservers: build.query<Observer[], void>({
      query: () => '/observers',
    }),
  }),
})

export const { useGetObserversQuery } = apiSliceWithObservers
// #endregion

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

export const selectAllObservers = (state: RootState) => state.observers

export const selectObserverById = (
  state: RootState,
  observerId: string | null,
) => state.observers.find((observer) => observer.id === observerId)

export const selectSignedInObserver = (state: RootState) =>
  selectObserverById(state, selectSignedInId(state))
