import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type {
  NewSighting,
  ReactionName,
  Sighting,
  SightingUpdate,
} from '@/features/sightings/types'

export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.origin).href,
  }),
  tagTypes: ['Sighting'],
  endpoints: (build) => ({
    getSightings: build.query<Sighting[], void>({
      query: () => '/sightings',
      providesTags: (sightings = []) => [
        { type: 'Sighting', id: 'LIST' },
        ...sightings.map(({ id }) => ({ type: 'Sighting' as const, id })),
      ],
    }),
    getSighting: build.query<Sighting, string>({
      query: (sightingId) => `/sightings/${sightingId}`,
      providesTags: (_sighting, _error, sightingId) => [
        { type: 'Sighting', id: sightingId },
      ],
    }),
    logSighting: build.mutation<Sighting, NewSighting>({
      query: (newSighting) => ({
        url: '/sightings',
        method: 'POST',
        body: newSighting,
      }),
      invalidatesTags: (_sighting, error) =>
        error ? [] : [{ type: 'Sighting', id: 'LIST' }],
    }),
    editSighting: build.mutation<Sighting, SightingUpdate>({
      query: ({ id, ...changes }) => ({
        url: `/sightings/${id}`,
        method: 'PATCH',
        body: changes,
      }),
      invalidatesTags: (_sighting, error, { id }) =>
        error ? [] : [{ type: 'Sighting', id }],
    }),
    // #region add-reaction
    addReaction: build.mutation<
      Sighting,
      { sightingId: string; reaction: ReactionName }
    >({
      query: ({ sightingId, reaction }) => ({
        url: `/sightings/${sightingId}/reactions`,
        method: 'POST',
        body: { reaction },
      }),
      invalidatesTags: (_sighting, error, { sightingId }) =>
        error ? [{ type: 'Sighting', id: sightingId }] : [],
      onQueryStarted({ sightingId, reaction }, { dispatch }) {
        dispatch(
          apiSlice.util.updateQueryData('getSightings', undefined, (list) => {
            const sighting = list.find(({ id }) => id === sightingId)
            if (sighting) sighting.reactions[reaction] += 1
          }),
        )
        dispatch(
          apiSlice.util.updateQueryData(
            'getSighting',
            sightingId,
            (sighting) => {
              sighting.reactions[reaction] += 1
            },
          ),
        )
      },
    }),
    // #endregion
  }),
})

export const {
  useGetSightingsQuery,
  useGetSightingQuery,
  useLogSightingMutation,
  useEditSightingMutation,
  useAddReactionMutation,
} = apiSlice
