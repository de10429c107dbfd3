// #region imports
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { NewSighting, Sighting } from '@/features/sightings/types'
// #endregion

// #region api-slice
export const apiSlice = createApi({
  reducerPath: 'api',
  // #region base-query
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.origin).href,
  }),
  // #endregion
  // #region tag-types
  tagTypes: ['Sighting'],
  // #endregion
  endpoints: (build) => ({
    // #region get-sightings
    getSightings: build.query<Sighting[], void>({
      query: () => '/sightings',
      providesTags: ['Sighting'],
    }),
    // #endregion
    // #region get-sighting
    getSighting: build.query<Sighting, string>({
      query: (sightingId) => `/sightings/${sightingId}`,
      providesTags: ['Sighting'],
    }),
    // #endregion
    // #region log-sighting
    logSighting: build.mutation<Sighting, NewSighting>({
      query: (newSighting) => ({
        url: '/sightings',
        method: 'POST',
        body: newSighting,
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Sighting']),
    }),
    // #endregion
  }),
})
// #endregion

// #region hooks
export const {
  useGetSightingsQuery,
  useGetSightingQuery,
  useLogSightingMutation,
} = apiSlice
// #endregion
