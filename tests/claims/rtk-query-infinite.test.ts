/** What pages say of infinite queries without components. */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { expect } from 'vitest'
import { claims } from '../support/claims.ts'
import { storeOf } from '../support/hand-answered.ts'

/** An infinite list of ten pages, and those that were asked for. */
function pagesApi({ count = 10, maxPages }: { count?: number; maxPages?: number } = {}) {
  const asked: number[] = []
  const server = { count }
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Page'],
    endpoints: (build) => ({
      pages: build.infiniteQuery<string, void, number>({
        queryFn: ({ pageParam }) => {
          asked.push(pageParam)
          return { data: `page ${pageParam}` }
        },
        providesTags: ['Page'],
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (_last, _all, param) =>
            param + 1 < server.count ? param + 1 : undefined,
          getPreviousPageParam: (_first, _all, param) => (param > 0 ? param - 1 : undefined),
          ...(maxPages && { maxPages }),
        },
      }),
    }),
  })
  const store = storeOf(api)
  const { pages } = api.endpoints
  const next = () => store.dispatch(pages.initiate(undefined, { direction: 'forward' }))
  const data = () => pages.select()(store.getState()).data
  return { api, store, asked, server, next, data }
}

claims('rtk-query/usage/infinite-queries#refetching', {
  'a refetch gives fewer pages if the server has fewer items now': async () => {
    const { store, api, server, next, data } = pagesApi()
    for (let page = 0; page < 3; page++) await next()
    server.count = 2
    await store.dispatch(api.endpoints.pages.initiate(undefined, { forceRefetch: true }))
    expect(data()?.pages).toEqual(['page 0', 'page 1'])
  },
  'refetchCachedPages: false loads the first cached page, with maxPages not that of the list':
    async () => {
      const { store, api, asked, next, data } = pagesApi({ maxPages: 2 })
      for (let page = 0; page < 3; page++) await next()
      asked.length = 0
      await store.dispatch(
        api.endpoints.pages.initiate(undefined, { forceRefetch: true, refetchCachedPages: false }),
      )
      expect(asked).toEqual([1])
      expect(data()?.pages).toEqual(['page 1'])
    },
})

claims('rtk-query/api/utilities#upsertquerydata', {
  'with several cached pages, it adds the value to pages again for each further page': async () => {
    const { api, store, next, data } = pagesApi()
    for (let page = 0; page < 3; page++) await next()
    const value = { pages: ['new'], pageParams: [0] }
    await store.dispatch(api.util.upsertQueryData('pages', undefined, value))
    expect(data()?.pages).toHaveLength(3)
    expect(data()?.pages[1]).toEqual(value)
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'pages', arg: undefined, value }]))
    expect(data()).toEqual(value)
  },
})

claims('rtk-query/api/utilities#initiate', {
  'direction fetches the first page if there are none, and without it nothing if there are some':
    async () => {
      const { api, store, asked, data } = pagesApi()
      const { pages } = api.endpoints
      await store.dispatch(pages.initiate(undefined, { direction: 'forward' }))
      expect(data()?.pages).toEqual(['page 0'])
      await store.dispatch(pages.initiate())
      expect(asked).toEqual([0])
    },
  'another initialPageParam has no effect once there are pages': async () => {
    const { api, store, data } = pagesApi()
    const { pages } = api.endpoints
    await store.dispatch(pages.initiate(undefined, { initialPageParam: 3 }))
    await store.dispatch(pages.initiate(undefined, { initialPageParam: 5 }))
    expect(data()?.pages).toEqual(['page 3'])
  },
})

claims('rtk-query/usage/infinite-queries#update', {
  'after a removal by hand, an offset can end the list early, and a page number can skip an item':
    async () => {
      const load = async (nextParam: (pages: number[][], last: number) => number | undefined) => {
        let items = [1, 2, 3, 4, 5, 6, 7]
        const api = createApi({
          baseQuery: fakeBaseQuery<string>(),
          endpoints: (build) => ({
            list: build.infiniteQuery<number[], void, number>({
              queryFn: ({ pageParam }) => ({ data: items.slice(pageParam, pageParam + 3) }),
              infiniteQueryOptions: {
                initialPageParam: 0,
                getNextPageParam: (_last, pages, last) => nextParam(pages, last),
              },
            }),
          }),
        })
        const { initiate } = api.endpoints.list
        const store = storeOf(api)
        await store.dispatch(initiate())
        items = items.filter((item) => item !== 2)
        store.dispatch(
          api.util.updateQueryData('list', undefined, ({ pages }) => void pages[0]?.splice(1, 1)),
        )
        const { data } = await store.dispatch(initiate(undefined, { direction: 'forward' }))
        return data?.pages.flat()
      }
      const byLength = (pages: number[][]) =>
        (pages.at(-1)?.length ?? 0) < 3 ? undefined : pages.flat().length
      expect(await load(byLength)).toEqual([1, 3])
      expect(await load((_, last) => last + 3)).toEqual([1, 3, 5, 6, 7])
    },
})
