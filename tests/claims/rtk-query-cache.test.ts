/** What pages say of the cache of RTK Query: changing it, fetching into it, and what is removed. */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { afterEach, expect, vi } from 'vitest'
import { claims, inDevelopment, inProduction, nextTask } from '../support/claims.ts'
import { handAnswered, storeOf } from '../support/hand-answered.ts'

interface Track {
  title: string
  stars: number
}

/** An API of tracks whose requests a test answers by hand. */
function setUp(options: { refetchOnMountOrArgChange?: boolean } = {}) {
  const hands = handAnswered()
  const added: string[] = []
  const api = createApi({
    baseQuery: hands.baseQuery,
    tagTypes: ['Track'],
    ...options,
    extractRehydrationInfo: (action) =>
      action.type === 'restored' ? (action as { payload?: never }).payload : undefined,
    endpoints: (build) => ({
      track: build.query<Track, string>({
        query: (id) => id,
        transformResponse: (track: Track) => ({ ...track, title: track.title.toUpperCase() }),
        providesTags: ['Track'],
        onCacheEntryAdded: (id) => {
          added.push(id)
        },
      }),
      names: build.query<unknown[], void>({ query: () => 'names' }),
      count: build.query<number, void>({ query: () => 'count' }),
      feed: build.query<number[], void>({
        query: () => 'feed',
        merge: (cached, next) => {
          cached.push(...next)
        },
      }),
      always: build.query<number, void>({ query: () => 'always', forceRefetch: () => true }),
      rate: build.mutation<unknown, number>({ query: (stars) => `rate ${stars}` }),
    }),
  })
  const store = storeOf(api)
  const entryOf = (id: string) => api.endpoints.track.select(id)(store.getState())
  const load = async (id: string, track: Track) => {
    const entry = store.dispatch(api.endpoints.track.initiate(id))
    await hands.answer(track)
    return { entry }
  }
  const entries = () => Object.keys(store.getState().api.queries)
  return { api, store, load, entryOf, entries, added, ...hands }
}
const song: Track = { title: 'Song', stars: 3 }

afterEach(() => vi.useRealTimers())

claims('rtk-query/api/utilities#updatequerydata', {
  'the response of a request that is already running replaces the change': async () => {
    const { api, store, load, entryOf, answer } = setUp()
    const { entry } = await load('a', song)
    entry.refetch()
    store.dispatch(
      api.util.updateQueryData('track', 'a', (track) => {
        track.stars = 5
      }),
    )
    expect(entryOf('a').data?.stars).toBe(5)
    await answer(song)
    expect(entryOf('a').data?.stars).toBe(3)
  },
  'patches are empty if an object stays as it was, but not for a primitive': async () => {
    const { api, store, load, answer } = setUp()
    await load('a', song)
    const nothing = store.dispatch(
      api.util.updateQueryData('track', 'a', (track) => {
        track.stars = 3
      }),
    )
    expect(nothing.patches).toEqual([])
    store.dispatch(api.endpoints.count.initiate())
    await answer(1)
    const same = store.dispatch(api.util.updateQueryData('count', undefined, () => 1))
    expect(same.patches).toHaveLength(1)
  },
  'each call of undo applies the inverse patches again': async () => {
    const { api, store, answer } = setUp()
    store.dispatch(api.endpoints.names.initiate())
    await answer(['a', 'b'])
    const change = store.dispatch(
      api.util.updateQueryData('names', undefined, (names) => {
        names.shift()
      }),
    )
    change.undo()
    change.undo()
    expect(api.endpoints.names.select()(store.getState()).data).not.toEqual(['a', 'b'])
  },
})

claims('rtk-query/api/utilities#upsertquerydata', {
  'transformResponse does not run': async () => {
    const { api, store, entryOf } = setUp()
    await store.dispatch(api.util.upsertQueryData('track', 'a', song))
    expect(entryOf('a').data?.title).toBe('Song')
  },
  'schemas check its value, and not the values of upsertQueryEntries': async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusing = {
      '~standard': {
        version: 1 as const,
        vendor: 'test',
        validate: () => ({ issues: [{ message: 'No' }] }),
      },
    }
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        count: build.query<number, string>({
          queryFn: () => ({ data: 1 }),
          responseSchema: refusing as never,
          rawResponseSchema: refusing as never,
        }),
      }),
    })
    const store = storeOf(api)
    const upserted = await store.dispatch(api.util.upsertQueryData('count', 'a', 1))
    expect(upserted).toMatchObject({ status: 'rejected' })
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'count', arg: 'b', value: 1 }]))
    expect(api.endpoints.count.select('b')(store.getState()).data).toBe(1)
  },
})

claims('rtk-query/api/utilities#upsertqueryentries', {
  'existing data is passed to merge with the value': async () => {
    const { api, store } = setUp()
    const put = (value: number[]) =>
      store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'feed', arg: undefined, value }]))
    put([1])
    put([2])
    expect(api.endpoints.feed.select()(store.getState()).data).toEqual([1, 2])
  },
})

claims('rtk-query/api/utilities#prefetch', {
  'without options it fetches if there is no data, or if forceRefetch of the endpoint says so':
    async () => {
      const { api, store, asked, answer } = setUp()
      for (let time = 0; time < 2; time++) {
        store.dispatch(api.util.prefetch('count', undefined, {}))
        await answer(1)
        store.dispatch(api.util.prefetch('always', undefined, {}))
        await answer(1)
      }
      expect(asked()).toEqual(['count', 'always', 'always'])
    },
  'ifOlderThan: 0 has no effect': async () => {
    const { api, store, asked, answer } = setUp()
    for (let time = 0; time < 2; time++) {
      store.dispatch(api.util.prefetch('count', undefined, { ifOlderThan: 0 }))
      await answer(1)
    }
    expect(asked()).toEqual(['count'])
  },
  'force fetches even if there is data, but not while a request is running': async () => {
    const { api, store, asked, answer } = setUp()
    const force = () => store.dispatch(api.util.prefetch('count', undefined, { force: true }))
    force()
    force()
    expect(asked()).toHaveLength(1)
    await answer(1)
    force()
    expect(asked()).toHaveLength(2)
  },
})

claims('rtk-query/usage/polling-and-prefetching#prefetch', {
  'prefetching again does not extend the 60 seconds': async () => {
    vi.useFakeTimers()
    const { api, store, requests, entries } = setUp()
    const prefetch = () => store.dispatch(api.util.prefetch('count', undefined, {}))
    prefetch()
    requests[0]?.answer({ data: 1 })
    await vi.advanceTimersByTimeAsync(40_000)
    prefetch()
    await vi.advanceTimersByTimeAsync(19_000)
    expect(entries()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(entries()).toHaveLength(0)
  },
})

claims('rtk-query/api/utilities#resetapistate', {
  'results of mutations stay until it is dispatched': async () => {
    const { api, store, answer } = setUp()
    const sent = store.dispatch(api.endpoints.rate.initiate(5))
    await answer(null)
    await sent
    const count = () => Object.keys(store.getState().api.mutations).length
    expect(count()).toBe(1)
    store.dispatch(api.util.resetApiState())
    expect(count()).toBe(0)
  },
})

claims('rtk-query/api/utilities#running', {
  'getRunningQueriesThunk has the queries of that moment, without mutations and later ones':
    async () => {
      const { api, store, answer } = setUp()
      store.dispatch(api.endpoints.track.initiate('a'))
      store.dispatch(api.endpoints.rate.initiate(5))
      const running = store.dispatch(api.util.getRunningQueriesThunk())
      expect(running).toHaveLength(1)
      store.dispatch(api.endpoints.count.initiate())
      const all = Promise.all(running)
      await answer(song, 0)
      await all
      expect(store.dispatch(api.util.getRunningQueriesThunk())).toHaveLength(1)
    },
})

claims('rtk-query/api/utilities#initiate', {
  'forceRefetch is by default what refetchOnMountOrArgChange of the API says, when subscribing':
    async () => {
      const { api, store, asked, answer } = setUp({ refetchOnMountOrArgChange: true })
      const { count } = api.endpoints
      store.dispatch(count.initiate())
      await answer(1)
      store.dispatch(count.initiate())
      await answer(1)
      expect(asked()).toHaveLength(2)
      store.dispatch(count.initiate(undefined, { subscribe: false }))
      store.dispatch(count.initiate(undefined, { forceRefetch: false }))
      expect(asked()).toHaveLength(2)
    },
})

claims('rtk-query/usage/queries#pitfalls', {
  'cached objects and arrays are frozen, in production too': () =>
    inProduction(async () => {
      const { load, entryOf } = setUp()
      await load('a', song)
      expect(Object.isFrozen(entryOf('a').data)).toBe(true)
    }),
})

claims('rtk-query/usage/manual-cache-updates#all-lists', {
  'selectInvalidatedBy with an id does not find an entry that provides only the bare tag':
    async () => {
      const { api, store, load } = setUp()
      await load('a', song)
      const found = (tags: Parameters<typeof api.util.selectInvalidatedBy>[1]) =>
        api.util.selectInvalidatedBy(store.getState(), tags).length
      expect(found([{ type: 'Track', id: 'a' }])).toBe(0)
      expect(found(['Track'])).toBe(1)
    },
})

claims('rtk-query/api/utilities#invalidatetags', {
  'entries without a subscriber are removed, and not fetched again': async () => {
    const { api, store, load, entries, asked } = setUp()
    const { entry } = await load('a', song)
    entry.unsubscribe()
    store.dispatch(api.util.invalidateTags(['Track']))
    await nextTask()
    expect(entries()).toEqual([])
    expect(asked()).toEqual(['a'])
  },
})

claims('rtk-query/usage/overlapping-updates#stale-response', {
  'upsertQueryEntries sets the time of the data, updateQueryData does not': async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { api, store, load, entryOf } = setUp()
    await load('a', song)
    const loaded = entryOf('a').fulfilledTimeStamp
    vi.setSystemTime(Date.now() + 5000)
    store.dispatch(
      api.util.updateQueryData('track', 'a', (track) => {
        track.stars = 4
      }),
    )
    expect(entryOf('a').fulfilledTimeStamp).toBe(loaded)
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'track', arg: 'a', value: song }]))
    expect(entryOf('a').fulfilledTimeStamp).toBe((loaded ?? 0) + 5000)
  },
})

claims('rtk-query/usage/automated-refetching#timing', {
  'a refetch waits for every request of the API, of other endpoints too, and runs once':
    async () => {
      const { api, store, load, asked, answer } = setUp()
      await load('a', song)
      store.dispatch(api.endpoints.count.initiate())
      for (let time = 0; time < 10; time++) store.dispatch(api.util.invalidateTags(['Track']))
      await nextTask()
      expect(asked()).toEqual(['a', 'count'])
      await answer(1)
      expect(asked()).toEqual(['a', 'count', 'a'])
    },
})

claims('rtk-query/usage/streaming-updates#update', {
  'a change dispatches two actions, and no change none': async () => {
    const { api, store, load } = setUp()
    await load('a', song)
    const update = (stars: number) => {
      store.actions.length = 0
      store.dispatch(
        api.util.updateQueryData('track', 'a', (track) => {
          track.stars = stars
        }),
      )
      return store.actions.map(({ type }) => type).filter(Boolean)
    }
    expect(update(5)).toHaveLength(2)
    expect(update(5)).toHaveLength(0)
  },
})

claims('rtk-query/usage/streaming-updates#pitfalls', {
  'for a restored entry onCacheEntryAdded is not called, not even at a refetch': async () => {
    const before = setUp()
    await before.load('a', song)
    const { api, store, added, entryOf, answer } = setUp()
    store.dispatch({ type: 'restored', payload: before.store.getState().api } as { type: string })
    expect(entryOf('a').data?.stars).toBe(3)
    store.dispatch(api.endpoints.track.initiate('a', { forceRefetch: true }))
    await answer({ ...song, stars: 4 })
    expect(entryOf('a').data?.stars).toBe(4)
    expect(added).toEqual([])
  },
})

claims('rtk-query/usage/customizing-queries#pitfalls', {
  'an entry with undefined is fulfilled, and development logs an error': async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const api = createApi({
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        none: build.query<unknown, void>({ queryFn: () => ({ data: undefined }) }),
      }),
    })
    await inDevelopment(async () => {
      const result = await storeOf(api).dispatch(api.endpoints.none.initiate())
      expect(result).toMatchObject({ status: 'fulfilled', isSuccess: true, data: undefined })
    })
    expect(String(error.mock.calls[0]?.[0])).toContain('It needs to return an object')
  },
})

claims('rtk-query/usage/testing#fill-cache', {
  'with refetchOnMountOrArgChange, an entry that was filled by hand is requested again':
    async () => {
      const { api, store, asked } = setUp({ refetchOnMountOrArgChange: true })
      store.dispatch(
        api.util.upsertQueryEntries([{ endpointName: 'track', arg: 'a', value: song }]),
      )
      store.dispatch(api.endpoints.track.initiate('a'))
      expect(asked()).toEqual(['a'])
    },
})
