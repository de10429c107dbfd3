import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
// #region types
import type { NewSighting, Sighting } from '@/features/sightings/types'
// #endregion

// #region endpoints
export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.origin).href,
  }),
  endpoints: (build) => ({
    getSightings: build.query<Sighting[], void>({
      query: () => '/sightings',
    }),
    getSighting: build.query<Sighting, string>({
      query: (sightingId) => `/sightings/${sightingId}`,
    }),
    logSighting: build.mutation<Sighting, NewSighting>({
      query: (newSighting) => ({
        url: '/sightings',
        method: 'POST',
        body: newSighting,
      }),
    }),
  }),
})

export const {
  useGetSightingsQuery,
  useGetSightingQuery,
  useLogSightingMutation,
} = apiSlice
// #endregion
