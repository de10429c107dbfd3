/** What the reference of RTK Query says of createApi, API slices, listeners, keys and tags. */
import {
  copyWithStructuralSharing,
  createApi,
  defaultSerializeQueryArgs,
  fakeBaseQuery,
  setupListeners,
} from '@reduxjs/toolkit/query/react'
import { expect, vi } from 'vitest'
import { claims, inProduction, nextTask } from '../support/claims.ts'
import { handAnswered, storeOf } from '../support/hand-answered.ts'

interface Options {
  refetchOnMountOrArgChange?: boolean | number
  refetchOnFocus?: boolean
  invalidationBehavior?: 'delayed' | 'immediately'
  serializeQueryArgs?: () => string
}

/** A garden whose requests a test answers by hand. */
function setUp(options: Options = {}, { isComplete = true } = {}) {
  const hands = handAnswered()
  const api = createApi({
    baseQuery: hands.baseQuery,
    tagTypes: ['Plant'],
    ...options,
    extractRehydrationInfo: (action) =>
      action.type === 'restored' ? (action as { payload?: never }).payload : undefined,
    endpoints: (build) => ({
      plant: build.query<unknown, string>({ query: (name) => name, providesTags: ['Plant'] }),
      pot: build.query<unknown, string>({ query: (name) => `pot of ${name}` }),
      water: build.mutation<unknown, string>({
        query: (name) => `water ${name}`,
        invalidatesTags: ['Plant'],
      }),
    }),
  })
  const store = storeOf(api, { isComplete })
  const load = async (name: string, data: unknown = name) => {
    const entry = store.dispatch(api.endpoints.plant.initiate(name))
    await hands.answer(data)
    return { entry }
  }
  const dataOf = (name: string) => api.endpoints.plant.select(name)(store.getState()).data
  const entries = () => Object.keys(store.getState().api.queries)
  return { api, store, load, dataOf, entries, ...hands }
}

claims('rtk-query/api/createapi#options', {
  'refetchOnMountOrArgChange: 0 and true request again, a number only for old data': async () => {
    const countWith = async (refetchOnMountOrArgChange: boolean | number) => {
      const { load, asked } = setUp({ refetchOnMountOrArgChange })
      await load('fern')
      await load('fern')
      return asked().length
    }
    expect([await countWith(0), await countWith(true), await countWith(60)]).toEqual([2, 2, 1])
  },
  'refetchOnMountOrArgChange: true sends nothing while a request is running': async () => {
    const { api, store, asked } = setUp({ refetchOnMountOrArgChange: true })
    store.dispatch(api.endpoints.plant.initiate('fern'))
    store.dispatch(api.endpoints.plant.initiate('fern'))
    expect(asked()).toEqual(['fern'])
  },
})

claims('rtk-query/api/createapi#serializequeryargs-details', {
  'keys of objects are sorted, and all maps and sets have the key of {}': () => {
    const key = (queryArgs: unknown) =>
      defaultSerializeQueryArgs({
        endpointName: 'plant',
        queryArgs,
        endpointDefinition: undefined as never,
      })
    expect(key({ b: 1, a: 2 })).toBe('plant({"a":2,"b":1})')
    for (const value of [new Map([[1, 2]]), new Set([1]), {}]) {
      expect(key(value)).toBe('plant({})')
    }
    expect(key({ a: undefined, b: () => 1 })).toBe('plant({})')
  },
  'with the same key, the second endpoint gets the data of the first without a request':
    async () => {
      const { api, store, load, asked } = setUp({ serializeQueryArgs: () => 'same' })
      await load('fern')
      expect((await store.dispatch(api.endpoints.pot.initiate('fern'))).data).toBe('fern')
      expect(asked()).toEqual(['fern'])
    },
})

claims('rtk-query/api/createapi#invalidationbehavior-details', {
  'both repeat a refetch that is running, immediately not a first request': async () => {
    const countWith = async (invalidationBehavior: 'delayed' | 'immediately', isFirst: boolean) => {
      const { api, store, load, asked, answer } = setUp({ invalidationBehavior })
      if (isFirst) store.dispatch(api.endpoints.plant.initiate('fern'))
      else (await load('fern')).entry.refetch()
      store.dispatch(api.util.invalidateTags(['Plant']))
      await answer('new')
      return asked().length
    }
    expect([await countWith('immediately', false), await countWith('delayed', false)]).toEqual([
      3, 3,
    ])
    expect([await countWith('immediately', true), await countWith('delayed', true)]).toEqual([1, 2])
  },
})

claims('rtk-query/api/createapi#extractrehydrationinfo-details', {
  'restored entries replace newer ones with the same key': async () => {
    const { store, load, dataOf } = setUp()
    await load('fern', 'old')
    const saved = store.getState().api
    const later = setUp()
    await later.load('fern', 'new')
    later.store.dispatch({ type: 'restored', payload: saved } as { type: string })
    expect(later.dataOf('fern')).toBe('old')
    expect(dataOf('fern')).toBe('old')
  },
})

claims('rtk-query/api/createapi#pitfalls', {
  'without the middleware the first initiate throws in development, the next ones send':
    async () => {
      const { api, store, asked, answer } = setUp({}, { isComplete: false })
      const load = (name: string) => store.dispatch(api.endpoints.plant.initiate(name))
      expect(() => load('fern')).toThrow('has not been added to the store')
      expect(asked()).toEqual(['fern'])
      const second = load('rose')
      await answer('a rose')
      expect((await second).data).toBe('a rose')
    },
  'without the middleware the first mutation throws as well, the next ones send': async () => {
    const { api, store, asked, answer } = setUp({}, { isComplete: false })
    const water = (name: string) => store.dispatch(api.endpoints.water.initiate(name))
    expect(() => water('fern')).toThrow('has not been added to the store')
    const second = water('rose')
    await answer('done')
    expect(await second).toEqual({ data: 'done' })
    expect(asked()).toEqual(['water fern', 'water rose'])
  },
  'without the middleware initiate sends requests in production': () =>
    inProduction(async () => {
      const { api, store, answer } = setUp({}, { isComplete: false })
      const sent = store.dispatch(api.endpoints.plant.initiate('fern'))
      await answer('green')
      expect((await sent).data).toBe('green')
    }),
})

claims('rtk-query/api/api-slice#errors', {
  'without the reducer queries are not sent, and mutations are': async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { baseQuery, asked } = handAnswered()
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        plant: build.query<unknown, string>({ query: (name) => name }),
        water: build.mutation<unknown, string>({ query: (name) => `water ${name}` }),
      }),
    })
    const { reducer } = createApi({
      reducerPath: 'other',
      baseQuery: fakeBaseQuery(),
      endpoints: () => ({}),
    })
    const store = storeOf({ reducerPath: 'other', reducer, middleware: api.middleware })
    const dispatch = store.dispatch as (thunk: unknown) => unknown
    dispatch(api.endpoints.plant.initiate('fern'))
    dispatch(api.endpoints.water.initiate('fern'))
    await nextTask()
    expect(asked()).toEqual(['water fern'])
  },
})

claims('rtk-query/api/api-slice#enhance-endpoints', {
  'hasNextPage ignores new infiniteQueryOptions of an object, but not what a function sets':
    async () => {
      const hasNextAfter = async (how: 'object' | 'function') => {
        const api = createApi({
          baseQuery: fakeBaseQuery(),
          endpoints: (build) => ({
            pages: build.infiniteQuery<number, void, number>({
              queryFn: ({ pageParam }) => ({ data: pageParam }),
              infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: () => undefined },
            }),
          }),
        })
        const getNextPageParam = () => 1
        api.enhanceEndpoints({
          endpoints: {
            pages:
              how === 'object'
                ? { infiniteQueryOptions: { initialPageParam: 0, getNextPageParam } }
                : (definition) => {
                    definition.infiniteQueryOptions.getNextPageParam = getNextPageParam
                  },
          },
        })
        const store = storeOf(api)
        await store.dispatch(api.endpoints.pages.initiate())
        return api.endpoints.pages.select()(store.getState()).hasNextPage
      }
      expect(await hasNextAfter('object')).toBe(false)
      expect(await hasNextAfter('function')).toBe(true)
    },
})

claims('rtk-query/api/setuplisteners#events', {
  'onFocus of an API with refetchOnFocus removes what is not used, and refetches what is':
    async () => {
      const { api, store, load, entries, asked } = setUp({ refetchOnFocus: true })
      const unused = await load('rose')
      unused.entry.unsubscribe()
      await load('fern')
      store.dispatch(api.internalActions.onFocus())
      await nextTask()
      expect(entries()).toEqual(['plant("fern")'])
      expect(asked()).toEqual(['rose', 'fern', 'fern'])
    },
  'the API slice decides for each subscriber without the option': async () => {
    const { api, store, load, asked } = setUp({ refetchOnFocus: true })
    const { entry } = await load('fern')
    const other = await load('fern')
    const countAfter = async (...[first, second]: ({ refetchOnFocus: boolean } | object)[]) => {
      const before = asked().length
      entry.updateSubscriptionOptions(first ?? {})
      other.entry.updateSubscriptionOptions(second ?? {})
      store.dispatch(api.internalActions.onFocus())
      await nextTask()
      return asked().length - before
    }
    expect(await countAfter({ refetchOnFocus: false }, { refetchOnFocus: false })).toBe(0)
    expect(await countAfter({}, { refetchOnFocus: false })).toBe(1)
  },
  'a second event starts no request while one is running, and one after it has ended': async () => {
    const { api, store, load, asked, answer } = setUp({ refetchOnFocus: true })
    await load('fern')
    const focus = async () => {
      store.dispatch(api.internalActions.onFocus())
      await nextTask()
    }
    await focus()
    await focus()
    expect(asked()).toHaveLength(2)
    await answer('new')
    await focus()
    expect(asked()).toHaveLength(3)
  },
})

claims('rtk-query/api/setuplisteners#returns', {
  'a function that a handler returns is what removes its listeners, and no others': () => {
    const removed: string[] = []
    const handlerOf = (name: string) => () => () => {
      removed.push(name)
    }
    const dispatch = vi.fn() as never
    const stop = setupListeners(dispatch, handlerOf('one'))
    setupListeners(dispatch, handlerOf('two'))
    stop()
    expect(removed).toEqual(['one'])
  },
})

claims('rtk-query/api/other-exports#copywithstructuralsharing', {
  'items of arrays are compared by index: one at the front shares nothing, one at the end does':
    () => {
      const before = [{ id: 1 }, { id: 2 }]
      const shared = (next: { id: number }[]) =>
        copyWithStructuralSharing(before, next).filter((item: { id: number }) =>
          before.includes(item),
        ).length
      expect(shared([{ id: 0 }, { id: 1 }, { id: 2 }])).toBe(0)
      expect(shared([{ id: 1 }, { id: 2 }, { id: 3 }])).toBe(2)
    },
  'a date comes from the new value': () => {
    const before = { at: new Date(0) }
    expect(copyWithStructuralSharing(before, { at: new Date(0) })).not.toBe(before)
  },
})

claims('rtk-query/usage/automated-refetching#failed', {
  'a mutation that the server refused invalidates its tags; one that was thrown or aborted does not':
    async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const refetchesAfter = async (end: 'refused' | 'thrown' | 'aborted') => {
        let loads = 0
        const api = createApi({
          baseQuery: fakeBaseQuery<string>(),
          tagTypes: ['Plant'],
          endpoints: (build) => ({
            plant: build.query<number, void>({
              queryFn: () => ({ data: ++loads }),
              providesTags: ['Plant'],
            }),
            water: build.mutation<null, void>({
              async queryFn() {
                if (end === 'thrown') throw new Error('bug')
                if (end === 'aborted') await nextTask()
                return { error: 'no' }
              },
              invalidatesTags: ['Plant'],
            }),
          }),
        })
        const store = storeOf(api)
        await store.dispatch(api.endpoints.plant.initiate())
        const sent = store.dispatch(api.endpoints.water.initiate())
        if (end === 'aborted') sent.abort()
        await sent
        await nextTask()
        return loads - 1
      }
      expect(await refetchesAfter('refused')).toBe(1)
      expect(await refetchesAfter('thrown')).toBe(0)
      expect(await refetchesAfter('aborted')).toBe(0)
    },
})

claims('usage/migrations/migrating-rtk-2#since-2-0', {
  'an invalidated tag removes an unused entry when its running request has ended': async () => {
    const { api, store, load, requests, entries, answer } = setUp({
      invalidationBehavior: 'immediately',
    })
    const { entry } = await load('fern')
    entry.refetch()
    entry.unsubscribe()
    store.dispatch(api.util.invalidateTags(['Plant']))
    await nextTask()
    expect(entries()).toEqual(['plant("fern")'])
    expect(requests[1]?.signal.aborted).toBe(false)
    await answer('new')
    expect(entries()).toEqual([])
    expect(requests).toHaveLength(2)
  },
})
