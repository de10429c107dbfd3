/** What pages say of RTK Query. */
import { configureStore, isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery, setupListeners } from '@reduxjs/toolkit/query'
import { afterEach, expect, vi } from 'vitest'
import { claims, inDevelopment, nextTask } from '../support/claims.ts'

interface Bird {
  id: string
  seen: number
}

/** A server whose answers a test gives by hand. */
function setUp(options: { tags?: 'bare' | 'ids' } = {}) {
  const requests: { name: string; signal: AbortSignal; answer: (bird: Bird) => void }[] = []
  const request = (name: string, signal: AbortSignal) =>
    new Promise<{ data: Bird } | { error: string }>((resolve) => {
      requests.push({ name, signal, answer: (data) => resolve({ data }) })
    })
  const early = { calls: [] as string[] }
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Bird'],
    endpoints: (build) => ({
      bird: build.query<Bird, string>({
        queryFn: (id, { signal }) => request(`bird ${id}`, signal),
        providesTags: (_result, _error, id) =>
          options.tags === 'ids' ? [{ type: 'Bird', id }] : ['Bird'],
      }),
      live: build.query<Bird, string>({
        queryFn: (id, { signal }) => request(`live ${id}`, signal),
        async onCacheEntryAdded(_id, { updateCachedData, cacheDataLoaded }) {
          updateCachedData((bird) => {
            bird.seen = 100
          })
          early.calls.push('before')
          await cacheDataLoaded
          updateCachedData((bird) => {
            bird.seen += 1
          })
        },
      }),
      see: build.mutation<Bird, string>({
        queryFn: (id, { signal }) => request(`see ${id}`, signal),
        invalidatesTags: (_result, _error, id) => [{ type: 'Bird', id }],
      }),
      seeAny: build.mutation<Bird, string>({
        queryFn: (id, { signal }) => request(`see ${id}`, signal),
        invalidatesTags: ['Bird'],
      }),
    }),
  })
  const types: unknown[] = []
  const note: Middleware = () => (next) => (action) => {
    types.push(action)
    return next(action)
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware, note),
  })
  const names = () => requests.map(({ name }) => name)
  const answer = async (seen = 1, index = requests.length - 1) => {
    requests[index]?.answer({ id: 'wren', seen })
    await nextTask()
  }
  return { api, store, requests, names, answer, types, early }
}

afterEach(() => vi.useRealTimers())

claims('style-guide/index#use-rtk-query', {
  'components that ask for the same data share one request': async () => {
    const { api, store, names } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    expect(names()).toEqual(['bird wren'])
  },
})

claims('usage/side-effects-approaches#rtk-query', {
  'unsubscribing and asking for something else do not abort a request': async () => {
    const { api, store, requests } = setUp()
    const first = store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    first.unsubscribe()
    store.dispatch(api.endpoints.bird.initiate('owl'))
    await nextTask()
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, false])
  },
  'abort of its promise aborts a request': async () => {
    const { api, store, requests } = setUp()
    const promise = store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    promise.abort()
    expect(requests[0]?.signal.aborted).toBe(true)
  },
  'resetApiState aborts a request': async () => {
    const { api, store, requests } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    store.dispatch(api.util.resetApiState())
    await nextTask()
    expect(requests[0]?.signal.aborted).toBe(true)
  },
})

claims('rtk-query/usage/automated-refetching#timing', {
  'three mutations, each awaited, cause three refetches': async () => {
    const { api, store, names, answer } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    await answer()
    for (let index = 0; index < 3; index++) {
      store.dispatch(api.endpoints.seeAny.initiate('wren'))
      await nextTask()
      await answer()
      await answer()
    }
    expect(names().filter((name) => name.startsWith('bird'))).toHaveLength(4)
  },
  'three mutations that overlap cause one refetch': async () => {
    const { api, store, names, answer, requests } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    await answer()
    for (let index = 0; index < 3; index++) store.dispatch(api.endpoints.seeAny.initiate('wren'))
    await nextTask()
    for (let index = 1; index <= 3; index++) await answer(1, index)
    expect(requests).toHaveLength(5)
    expect(names().at(-1)).toBe('bird wren')
  },
})

claims('tutorials/essentials/part-8-rtk-query-advanced#tags-with-ids', {
  'an id does not match a query that provides the bare tag': async () => {
    const { api, store, names, answer } = setUp({ tags: 'bare' })
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    await answer()
    store.dispatch(api.endpoints.see.initiate('wren'))
    await nextTask()
    await answer()
    expect(names()).toEqual(['bird wren', 'see wren'])
  },
  'a bare tag matches queries that provide ids': async () => {
    const { api, store, names, answer } = setUp({ tags: 'ids' })
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    await answer()
    store.dispatch(api.endpoints.seeAny.initiate('wren'))
    await nextTask()
    await answer()
    expect(names()).toEqual(['bird wren', 'see wren', 'bird wren'])
  },
  'an id matches that id alone': async () => {
    const { api, store, names, answer } = setUp({ tags: 'ids' })
    for (const id of ['wren', 'owl']) {
      store.dispatch(api.endpoints.bird.initiate(id))
      await nextTask()
      await answer()
    }
    store.dispatch(api.endpoints.see.initiate('owl'))
    await nextTask()
    await answer()
    expect(names().at(-1)).toBe('bird owl')
    expect(names()).toHaveLength(4)
  },
})

claims('tutorials/essentials/part-8-rtk-query-advanced#optimistic', {
  'taking 1 back after a refetch leaves the list below the server': async () => {
    const { api, store, answer } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    await answer(3)
    const change = (by: number) =>
      store.dispatch(
        api.util.updateQueryData('bird', 'wren', (bird) => {
          bird.seen += by
        }),
      )
    change(1)
    store.dispatch(api.endpoints.bird.initiate('wren', { forceRefetch: true }))
    await nextTask()
    await answer(4)
    change(-1)
    expect(api.endpoints.bird.select('wren')(store.getState()).data?.seen).toBe(3)
  },
})

claims('tutorials/essentials/part-8-rtk-query-advanced#reaction-refused', {
  'resetApiState aborts a mutation, and its rejection matches matchRejected, with meta.aborted':
    async () => {
      const { api, store, types } = setUp()
      store.dispatch(api.endpoints.see.initiate('wren'))
      await nextTask()
      store.dispatch(api.util.resetApiState())
      await nextTask()
      const refused = types.filter(isAnyOf(api.endpoints.see.matchRejected))
      expect(refused.map(({ meta }) => meta.aborted)).toEqual([true])
    },
})

claims('tutorials/essentials/part-8-rtk-query-advanced#streaming', {
  'an update before the first response does nothing': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { api, store, answer, early } = setUp()
    store.dispatch(api.endpoints.live.initiate('wren'))
    await nextTask()
    expect(early.calls).toEqual(['before'])
    await answer(5)
    expect(api.endpoints.live.select('wren')(store.getState()).data?.seen).toBe(6)
    expect(String(warn.mock.calls[0]?.[0])).toContain('before the cache entry had any data')
  },
})

claims('tutorials/essentials/part-8-rtk-query-advanced#cache-selectors', {
  'selectCachedArgsForQuery gives arguments, selectEntriesForEndpoint gives entries': async () => {
    const { api, store, answer } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await nextTask()
    await answer()
    expect(api.util.selectCachedArgsForQuery(store.getState(), 'bird')).toEqual(['wren'])
    const entries = Object.values(api.util.selectEntriesForEndpoint(store.getState(), 'bird'))
    expect(JSON.stringify(entries)).toContain('"seen":1')
  },
})

claims('tutorials/essentials/part-8-rtk-query-advanced#lifetime', {
  'data without a subscription is removed after 60 seconds by default': async () => {
    vi.useFakeTimers()
    const { api, store, requests } = setUp()
    const subscription = store.dispatch(api.endpoints.bird.initiate('wren'))
    await vi.advanceTimersByTimeAsync(1)
    requests[0]?.answer({ id: 'wren', seen: 1 })
    await vi.advanceTimersByTimeAsync(1)
    subscription.unsubscribe()
    await vi.advanceTimersByTimeAsync(59_000)
    const dataNow = () => api.endpoints.bird.select('wren')(store.getState()).data
    expect(dataNow()).toBeDefined()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(dataNow()).toBeUndefined()
  },
})

claims('rtk-query/api/setuplisteners#pitfalls', {
  'setupListeners alone refetches nothing when the window gets the focus': async () => {
    const { names } = await focusWith(false)
    expect(names()).toEqual(['bird wren'])
  },
  'with refetchOnFocus, a query with a subscriber is fetched again': async () => {
    const { names } = await focusWith(true)
    expect(names()).toEqual(['bird wren', 'bird wren'])
  },
})

async function focusWith(refetchOnFocus: boolean) {
  const world = setUp()
  const { api, store, answer } = world
  let focus = () => {}
  setupListeners(store.dispatch, (dispatch, { onFocus }) => {
    focus = () => void dispatch(onFocus())
    return () => {}
  })
  store.dispatch(api.endpoints.bird.initiate('wren', { subscriptionOptions: { refetchOnFocus } }))
  await nextTask()
  await answer()
  focus()
  await nextTask()
  return world
}

claims('usage/troubleshooting#rtk-query', {
  'a tag that tagTypes does not list is reported in development': () =>
    inDevelopment(async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const api = createApi({
        baseQuery: fakeBaseQuery(),
        tagTypes: ['Bird'],
        endpoints: (build) => ({
          bird: build.query<number, void>({
            queryFn: () => ({ data: 1 }),
            providesTags: ['Brid' as 'Bird'],
          }),
        }),
      })
      const store = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        middleware: (getDefault) => getDefault().concat(api.middleware),
      })
      await store.dispatch(api.endpoints.bird.initiate())
      expect(String(error.mock.calls[0]?.[0])).toContain("Tag type 'Brid' was used")
    }),
  'without the middleware the first request throws': () => {
    const { api } = setUp()
    const store = configureStore({ reducer: { [api.reducerPath]: api.reducer } })
    expect(() => store.dispatch(api.endpoints.bird.initiate('wren') as never)).toThrow(
      'Middleware for RTK-Query API at reducerPath "api" has not been added',
    )
  },
})
