import { createApi } from '@reduxjs/toolkit/query/react'
import { act } from 'react'
import { handAnswered, storeOf } from './hand-answered.ts'
import { probe } from './mount.tsx'

/** An API whose requests a test answers by hand, and a component tree around its store. */
export function setUp({ isComplete = true } = {}) {
  const hands = handAnswered()
  const api = createApi({
    baseQuery: hands.baseQuery,
    tagTypes: ['Bird'],
    endpoints: (build) => ({
      bird: build.query<unknown, string>({ query: (id) => id, providesTags: ['Bird'] }),
      rename: build.mutation<unknown, string>({ query: (name) => `rename ${name}` }),
      pages: build.infiniteQuery<unknown, string, number>({
        query: ({ queryArg, pageParam }) => `${queryArg} ${pageParam}`,
        providesTags: ['Bird'],
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (_last, _all, param) => param + 1,
        },
      }),
    }),
  })
  const store = storeOf(api, { isComplete })
  const answer = (data: unknown, index?: number) => act(() => hands.answer(data, index))
  const refuse = (error: unknown, index?: number) => act(() => hands.refuse(error, index))
  const entries = () => Object.keys(store.getState().api.queries)
  return { ...hands, api, store, answer, refuse, entries }
}

type World = ReturnType<typeof setUp>
export const birdProbe = ({ api }: World) =>
  probe(
    ({
      id = 'wren',
      ...options
    }: {
      id?: string
      skip?: boolean
      pollingInterval?: number
      refetchOnMountOrArgChange?: number | true
    }) => api.useBirdQuery(id, options),
  )
export const lazyProbe = ({ api }: World) => probe(() => api.useLazyBirdQuery())
export const pagesProbe = ({ api }: World) =>
  probe(
    ({ id = 'marsh', ...options }: { id?: string; skip?: boolean; refetchCachedPages?: boolean }) =>
      api.usePagesInfiniteQuery(id, options),
  )
