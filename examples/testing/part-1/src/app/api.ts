import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Sighting {
  id: string
  species: string
}

export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.origin).href,
  }),
  endpoints: (build) => ({
    getSightings: build.query<Sighting[], void>({ query: () => 'sightings' }),
  }),
})

export const { useGetSightingsQuery } = api
