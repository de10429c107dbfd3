import type { RootState } from '@/app/store'
import { apiSlice } from '@/features/api/apiSlice'
import { selectSignedInId } from '@/features/session/sessionSlice'
import type { Observer } from './types'

export const apiSliceWithObservers = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getObservers: build.query<Observer[], void>({
      query: () => '/observers',
    }),
  }),
})

export const { useGetObserversQuery } = apiSliceWithObservers

const selectObserversResult =
  apiSliceWithObservers.endpoints.getObservers.select()

const noObservers: Observer[] = []

export const selectAllObservers = (state: RootState) =>
  selectObserversResult(state).data ?? noObservers

export const selectObserverById = (
  state: RootState,
  observerId: string | null,
) => selectAllObservers(state).find((observer) => observer.id === observerId)

export const selectSignedInObserver = (state: RootState) =>
  selectObserverById(state, selectSignedInId(state))
