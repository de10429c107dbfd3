// #region imports
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type {
  NewSighting,
  ReactionName,
  Sighting,
  SightingUpdate,
} from '@/features/sightings/types'
// #endregion

export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', location.origin).href,
  }),
  tagTypes: ['Sighting'],
  // #region reconnect
  refetchOnReconnect: true,
  // #endregion
  endpoints: (build) => ({
    // #region queries
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
    // #endregion
    // #region log-sighting
    logSighting: build.mutation<Sighting, NewSighting>({
      query: (newSighting) => ({
        url: '/sightings',
        method: 'POST',
        body: newSighting,
      }),
      invalidatesTags: (_result, error) =>
        error ? [] : [{ type: 'Sighting', id: 'LIST' }],
      // #region pessimistic
      async onQueryStarted(_newSighting, { dispatch, queryFulfilled }) {
        try {
          const { data: saved } = await queryFulfilled
          dispatch(
            apiSlice.util.upsertQueryData('getSighting', saved.id, saved),
          )
        } catch {
          // Nothing was saved, so there is nothing to keep. The form says so.
        }
      },
      // #endregion
    }),
    // #endregion
    // #region edit-sighting
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
      // #region optimistic
      async onQueryStarted(
        { sightingId, reaction },
        { dispatch, queryFulfilled },
      ) {
        const change = (difference: number) => {
          dispatch(
            apiSlice.util.updateQueryData('getSightings', undefined, (list) => {
              const sighting = list.find(({ id }) => id === sightingId)
              if (sighting) sighting.reactions[reaction] += difference
            }),
          )
          dispatch(
            apiSlice.util.updateQueryData(
              'getSighting',
              sightingId,
              (sighting) => {
                sighting.reactions[reaction] += difference
              },
            ),
          )
        }

        change(1)
        try {
          await queryFulfilled
        } catch {
          change(-1)
        }
      },
      // #endregion
    }),
    // #endregion
  }),
})

// #region hooks
export const {
  useGetSightingsQuery,
  useGetSightingQuery,
  useLogSightingMutation,
  useEditSightingMutation,
  useAddReactionMutation,
} = apiSlice
// #endregion
