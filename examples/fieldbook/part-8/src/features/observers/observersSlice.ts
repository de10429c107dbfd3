// #region endpoint
import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit'
import type { RootState } from '@/app/store'
import { apiSlice } from '@/features/api/apiSlice'
import { selectSignedInId } from '@/features/session/sessionSlice'
import type { Observer } from './types'

const observersAdapter = createEntityAdapter<Observer>()

const noObservers = observersAdapter.getInitialState()

export const apiSliceWithObservers = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getObservers: build.query<EntityState<Observer, string>, void>({
      query: () => '/observers',
      transformResponse: (observers: Observer[]) =>
        observersAdapter.setAll(noObservers, observers),
    }),
  }),
})

export const { useGetObserversQuery } = apiSliceWithObservers
// #endregion

// #region selectors
const selectObserversResult =
  apiSliceWithObservers.endpoints.getObservers.select()

export const { selectAll: selectAllObservers, selectById: selectObserverById } =
  observersAdapter.getSelectors(
    (state: RootState) => selectObserversResult(state).data ?? noObservers,
  )
// #endregion

export const selectSignedInObserver = (state: RootState) => {
  const observerId = selectSignedInId(state)
  return observerId === null ? undefined : selectObserverById(state, observerId)
}
