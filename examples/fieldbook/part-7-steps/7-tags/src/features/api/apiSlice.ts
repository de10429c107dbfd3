import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { NewSighting, Sighting } from '@/features/sightings/types'

// #region tags
export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.origin).href,
  }),
  tagTypes: ['Sighting'],
  endpoints: (build) => ({
    getSightings: build.query<Sighting[], void>({
      query: () => '/sightings',
      providesTags: ['Sighting'],
    }),
    getSighting: build.query<Sighting, string>({
      query: (sightingId) => `/sightings/${sightingId}`,
      providesTags: ['Sighting'],
    }),
    logSighting: build.mutation<Sighting, NewSighting>({
      query: (newSighting) => ({
        url: '/sightings',
        method: 'POST',
        body: newSighting,
      }),
      invalidatesTags: (_sighting, error) => (error ? [] : ['Sighting']),
    }),
    // #endregion
  }),
})

export const {
  useGetSightingsQuery,
  useGetSightingQuery,
  useLogSightingMutation,
} = apiSlice
