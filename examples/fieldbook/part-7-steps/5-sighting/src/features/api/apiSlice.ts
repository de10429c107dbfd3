import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Sighting } from '@/features/sightings/types'

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
  }),
})

export const { useGetSightingsQuery, useGetSightingQuery } = apiSlice
