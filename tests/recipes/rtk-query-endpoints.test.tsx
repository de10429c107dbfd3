/** The reference's samples that readers copy as a whole: lists that grow by merging, and optimistic changes. */

import { configureStore } from '@reduxjs/toolkit'
import { expect, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

async function mergingList() {
  const { api } = await codeOf('rtk-query/api/endpoints', {
    declarations: { 'cache-keys': ['api'] },
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })
  const load = (since: number, options = {}) =>
    store.dispatch(api.endpoints.getOrders.initiate({ table: 'A', since }, options))
  const ids = () => {
    const [entry] = api.util.selectEntriesForEndpoint(store.getState(), 'getOrders')
    return entry?.data?.map(({ id }: { id: number }) => id)
  }
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  return { api, store, load, ids, settled }
}

recipe('rtk-query/api/endpoints#cache-keys', 'a list that responses are merged into', {
  twice: {
    'a refetch adds nothing twice': async () => {
      const { api, store, load, ids, settled } = await mergingList()
      const list = load(1)
      await list
      await list.refetch()
      store.dispatch(api.util.invalidateTags(['Order']))
      await settled()
      await load(1, { forceRefetch: true })
      expect(ids()).toEqual([1])
    },
  },
  'another argument meanwhile': {
    'the argument that changed during a request is not requested, then or later': async () => {
      const { load, ids, settled } = await mergingList()
      const first = load(1)
      const second = load(2)
      await Promise.all([first, second])
      await settled()
      expect(ids()).toEqual([1])
      await load(3)
      expect(ids()).toEqual([1, 3])
    },
  },
  'preloaded or rehydrated': {
    'orders are added to those that were there': async () => {
      const { api, store, load, ids } = await mergingList()
      const arg = { table: 'A', since: 0 }
      const value = [{ id: 0, dish: 'Bread' }]
      store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getOrders', arg, value }]))
      await load(1)
      expect(ids()).toEqual([0, 1])
    },
  },
})

async function retitling() {
  const code = await codeOf('rtk-query/api/endpoints', {
    files: ['src/recipesApi.ts', 'src/retitle.ts', 'src/store.ts'],
  })
  const { recipesApi, optimistic } = code
  const recipes = new Map([[1, { id: 1, title: 'Soup' }]])
  const requests: { release: () => void }[] = []
  const respond = async (request: Request) => {
    const id = Number(request.url.split('/').at(-1))
    if (request.method !== 'PATCH') return Response.json(recipes.get(id))
    const { title } = (await request.json()) as { title: string }
    await new Promise<void>((release) => requests.push({ release }))
    if (title === 'no connection') throw new TypeError('Failed to fetch')
    if (!title) return new Response(null, { status: 422 })
    recipes.set(id, { id, title })
    return Response.json({ id, title })
  }
  vi.stubGlobal('fetch', respond)
  const store = code.makeStore()
  await store.dispatch(recipesApi.endpoints.getRecipe.initiate(1))
  const title = () => recipesApi.endpoints.getRecipe.select(1)(store.getState()).data?.title
  const retitle = (title: string) =>
    store.dispatch(optimistic.endpoints.retitle.initiate({ id: 1, title }))
  const release = async (index: number) => {
    await eventually(() => expect(requests.length).toBeGreaterThan(index))
    requests[index]?.release()
  }
  const settled = () => Promise.all(store.dispatch(recipesApi.util.getRunningQueriesThunk()))
  return { recipesApi, store, title, retitle, release, settled }
}

recipe('rtk-query/api/endpoints#onquerystarted', 'an optimistic title', {
  'two at once, in the other order': {
    'the title ends as the server has it when the first of two fails last': async () => {
      const { title, retitle, release, settled } = await retitling()
      const [refused, saved] = [retitle(''), retitle('Stew')]
      await release(1)
      await saved
      await release(0)
      await refused
      await settled()
      expect(title()).toBe('Stew')
    },
  },
  'failure, success, retry': {
    'a refused title is replaced by the old one, and the next try stays': async () => {
      const { title, retitle, release, settled } = await retitling()
      const refused = retitle('')
      expect(title()).toBe('')
      await release(0)
      await refused
      await settled()
      expect(title()).toBe('Soup')
      const saved = retitle('Stew')
      await release(1)
      await saved
      await settled()
      expect(title()).toBe('Stew')
    },
  },
  'left in the middle': {
    'nothing is thrown if the cache is emptied during the request': async () => {
      const { store, recipesApi, retitle, release } = await retitling()
      const saving = retitle('Stew')
      store.dispatch(recipesApi.util.resetApiState())
      await release(0)
      await saving
      expect(store.getState().recipesApi.queries).toEqual({})
    },
  },
})
