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
    // #region tags
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
    // #endregion
    addReaction: build.mutation<
      Sighting,
      { sightingId: string; reaction: ReactionName }
    >({
      query: ({ sightingId, reaction }) => ({
        url: `/sightings/${sightingId}/reactions`,
        method: 'POST',
        body: { reaction },
      }),
      invalidatesTags: (_sighting, error) => (error ? [] : ['Sighting']),
    }),
  }),
})

export const {
  useGetSightingsQuery,
  useGetSightingQuery,
  useLogSightingMutation,
  useEditSightingMutation,
  useAddReactionMutation,
} = apiSlice
