import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

type Sighting = { id: string; species: string }

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    getSightings: build.query<Sighting[], void>({
      query: () => '/sightings',
    }),
  }),
})

export function Sightings() {
  const { data = [], isLoading, error } = api.useGetSightingsQuery()
  if (isLoading) return <p>Loading…</p>
  if (error) return <p>Something went wrong.</p>
  return data.map(({ id, species }) => <li key={id}>{species}</li>)
}
