// @vitest-environment happy-dom
/** What the guides of RTK Query say of entries, requests and hooks where no sample shows it. */

import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit'
import {
  type BaseQueryFn,
  createApi,
  fakeBaseQuery,
  fetchBaseQuery,
  setupListeners,
} from '@reduxjs/toolkit/query/react'
import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { afterEach, expect, vi } from 'vitest'
import { claims, inDevelopment, inProduction } from '../support/claims.ts'
import { storeOf } from '../support/hand-answered.ts'
import { mount, mountRoot, probe } from '../support/mount.tsx'
import { birdProbe, setUp } from '../support/query-hooks.tsx'

afterEach(() => vi.useRealTimers())
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

claims('rtk-query/api/hooks#usequery-options', {
  'a number of seconds acts on mount alone, and on data that is at least that old': async () => {
    vi.useFakeTimers()
    const world = setUp()
    const show = async () => {
      const { Probe } = birdProbe(world)
      await mount(world.store, <Probe refetchOnMountOrArgChange={30} />)
      world.requests.at(-1)?.answer({ data: 'Wren' })
      await act(() => vi.advanceTimersByTimeAsync(1))
      return world.asked().length
    }
    expect(await show()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(await show()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(world.asked()).toHaveLength(1)
    expect(await show()).toBe(2)
  },
  'it pauses polling while the page is hidden, not while the window has no focus': async () => {
    vi.useFakeTimers()
    const world = setUp()
    const stop = setupListeners(world.store.dispatch)
    const options = { pollingInterval: 1000, skipPollingIfUnfocused: true }
    const { Probe } = probe(() => world.api.useBirdQuery('wren', options))
    await mount(world.store, <Probe />)
    const polls = async () => {
      const before = world.asked().length
      world.requests.at(-1)?.answer({ data: 'Wren' })
      await act(() => vi.advanceTimersByTimeAsync(1100))
      return world.asked().length > before
    }
    window.dispatchEvent(new Event('blur'))
    expect(await polls()).toBe(true)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await polls()).toBe(false)
    visibility.mockReturnValue('visible')
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await polls()).toBe(true)
    stop()
  },
})

claims('rtk-query/usage/polling-and-prefetching#unfocused', {
  'polling pauses only if all subscribers that poll set the option': async () => {
    vi.useFakeTimers()
    const { api, store, asked, requests } = setUp()
    const subscribe = (subscriptionOptions: object) =>
      store.dispatch(api.endpoints.bird.initiate('wren', { subscriptionOptions }))
    const pollsWith = async (second: object) => {
      subscribe({ pollingInterval: 1000, skipPollingIfUnfocused: true })
      subscribe(second)
      requests.at(-1)?.answer({ data: 'Wren' })
      store.dispatch(api.internalActions.onFocusLost())
      const before = asked().length
      await vi.advanceTimersByTimeAsync(1100)
      const isPolled = asked().length > before
      store.dispatch(api.util.resetApiState())
      await vi.advanceTimersByTimeAsync(0)
      return isPolled
    }
    expect(await pollsWith({ pollingInterval: 1000 })).toBe(true)
    expect(await pollsWith({ pollingInterval: 1000, skipPollingIfUnfocused: true })).toBe(false)
    expect(await pollsWith({})).toBe(false)
  },
})

claims('rtk-query/usage/polling-and-prefetching#pitfalls', {
  'the polling interval starts after each response': async () => {
    vi.useFakeTimers()
    const world = setUp()
    const { Probe } = birdProbe(world)
    await mount(world.store, <Probe pollingInterval={1000} />)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(world.asked()).toHaveLength(1)
    world.requests[0]?.answer({ data: 'Wren' })
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(world.asked()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(world.asked()).toHaveLength(2)
  },
})

claims('rtk-query/api/hooks#useprefetch', {
  'options of a call are merged with those of the hook, whose force wins over ifOlderThan':
    async () => {
      const world = setUp()
      const { Probe, last } = probe(() => world.api.usePrefetch('bird', { force: true }))
      await mount(world.store, <Probe />)
      await act(async () => last()('wren'))
      await world.answer('Wren')
      await act(async () => last()('wren', { ifOlderThan: 1000 }))
      expect(world.asked()).toHaveLength(2)
      await world.answer('Wren')
      await act(async () => last()('wren', { force: false }))
      expect(world.asked()).toHaveLength(2)
    },
})

claims('rtk-query/api/hooks#usemutation-options', {
  'with selectFromResult, calls of the trigger and of reset still re-render': async () => {
    const world = setUp()
    const { Probe, seen, last } = probe(() =>
      world.api.useRenameMutation({ selectFromResult: () => ({}) }),
    )
    await mount(world.store, <Probe />)
    await act(async () => void last()[0]('Wren'))
    expect(seen).toHaveLength(2)
    await world.answer('Wren')
    expect(seen).toHaveLength(2)
    await act(async () => last()[1].reset())
    expect(seen).toHaveLength(3)
  },
})

claims('usage/configuring-your-store#saving-state', {
  'a component shows a restored entry without a request': async () => {
    const before = setUp()
    before.store.dispatch(before.api.endpoints.bird.initiate('wren'))
    await before.answer('Wren')
    const world = setUp()
    const store = configureStore({
      reducer: combineReducers({ api: world.api.reducer }),
      preloadedState: before.store.getState(),
      middleware: (get) => get().concat(world.api.middleware),
    })
    const { Probe, last } = birdProbe(world)
    await mount(store, <Probe />)
    expect(last().data).toBe('Wren')
    expect(world.asked()).toEqual([])
  },
})

claims('usage/side-effects-approaches#rtk-query', {
  'a late response for an earlier argument is stored in the entry of that argument': async () => {
    const world = setUp()
    const { Probe, last } = birdProbe(world)
    const { render } = await mount(world.store, <Probe id="wren" />)
    await render(<Probe id="owl" />)
    await world.answer('Owl', 1)
    await world.answer('Wren', 0)
    expect(last().data).toBe('Owl')
    expect(world.api.endpoints.bird.select('wren')(world.store.getState()).data).toBe('Wren')
  },
})

claims('rtk-query/usage/mutations#optimistic', {
  'dispatching updateQueryData returns an object with undo, calling it a thunk': async () => {
    const { api, store, answer } = setUp()
    store.dispatch(api.endpoints.bird.initiate('wren'))
    await answer('Wren')
    const thunk = api.util.updateQueryData('bird', 'wren', () => 'Kite')
    expect(thunk).not.toHaveProperty('undo')
    store.dispatch(thunk).undo()
    expect(api.endpoints.bird.select('wren')(store.getState()).data).toBe('Wren')
  },
})

claims('usage/writing-custom-middleware#async-pitfall', {
  'query hooks go on if async middleware comes before that of the API': async () => {
    const { api, answer } = setUp()
    const waiting: Middleware = () => (next) => async (action) => next(action)
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (get) => get().concat(waiting, api.middleware),
    })
    const { Probe, last } = probe(() => api.useBirdQuery('wren'))
    await mountRoot(<Provider store={store} children={<Probe />} />)
    await answer('Wren')
    expect(last().data).toBe('Wren')
  },
})

/** An API with one query and one mutation, whose requests `fetchFn` answers. */
function filesApi(fetchFn: typeof fetch, responseHandler: () => unknown) {
  const query = () => ({ url: '/', responseHandler: async () => responseHandler() })
  return createApi({
    baseQuery: fetchBaseQuery({ baseUrl: 'https://b.example', fetchFn }),
    endpoints: (build) => ({
      file: build.query<unknown, void>({ query }),
      save: build.mutation<unknown, void>({ query }),
    }),
  })
}
const withChecks = (api: ReturnType<typeof filesApi>) =>
  configureStore({
    reducer: { api: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  })

claims('rtk-query/usage/file-uploads#downloads', {
  'the response handler also runs for a response with an error': async () => {
    const api = filesApi(
      async () => new Response('none', { status: 404 }),
      () => 'blob:url',
    )
    const { error } = await withChecks(api).dispatch(api.endpoints.file.initiate())
    expect(error).toEqual({ status: 404, data: 'blob:url' })
  },
  'a Blob from a mutation is reported, with track: false as well': async () => {
    const error = quiet()
    const api = filesApi(
      async () => new Response(''),
      () => new Blob(['a']),
    )
    for (const options of [{}, { track: false }]) {
      error.mockClear()
      await withChecks(api).dispatch(api.endpoints.save.initiate(undefined, options))
      expect(String(error.mock.calls[0]?.[0])).toContain('non-serializable value')
    }
  },
})

claims('rtk-query/usage/code-splitting#pitfalls', {
  'enhanceEndpoints for a missing endpoint: an object does nothing, a function gets undefined':
    async () => {
      const { api } = setUp()
      const enhance = (change: unknown) => () =>
        api.enhanceEndpoints({ endpoints: { missing: change } as never })
      expect(enhance({ providesTags: ['Bird'] })()).toBe(api)
      const setProperty = enhance((definition: { providesTags: unknown }) => {
        definition.providesTags = ['Bird']
      })
      expect(setProperty).toThrow(TypeError)
      await expect(inProduction(setProperty)).rejects.toThrow(TypeError)
    },
})

claims('rtk-query/usage/code-splitting#tags', {
  'enhanceEndpoints returns the same API slice, only with other types': () => {
    const { api } = setUp()
    expect(api.enhanceEndpoints({ addTagTypes: ['Menu'] })).toBe(api)
  },
})

claims('rtk-query/usage/server-rendering#requests', {
  'without an extra argument of the thunk middleware, extra is undefined': async () => {
    const prepareHeaders = vi.fn()
    const api = createApi({
      baseQuery: fetchBaseQuery({
        baseUrl: 'https://b.example',
        fetchFn: async () => Response.json(1),
        prepareHeaders,
      }),
      endpoints: (build) => ({ get: build.query<number, void>({ query: () => '/' }) }),
    })
    await storeOf(api).dispatch(api.endpoints.get.initiate())
    expect(prepareHeaders.mock.calls[0]?.[1]).toMatchObject({ endpoint: 'get', extra: undefined })
  },
})

claims('rtk-query/usage/server-rendering#pending', {
  'a pending entry from the server is requested in the browser': async () => {
    const server = setUp()
    server.store.dispatch(server.api.endpoints.bird.initiate('wren'))
    const preloadedState = structuredClone(server.store.getState())
    const { api, asked, answer } = setUp()
    const store = configureStore({
      reducer: combineReducers({ api: api.reducer }),
      middleware: (get) => get().concat(api.middleware),
      preloadedState,
    })
    const { Probe, last } = probe(() => api.useBirdQuery('wren'))
    await mount(store, <Probe />)
    expect([asked(), last().isLoading]).toEqual([['wren'], true])
    await answer('Wren')
    expect(last().data).toBe('Wren')
  },
})

claims('rtk-query/usage/server-rendering#safety', {
  'hydration fails if the entries with errors are removed from the state of the server':
    async () => {
      const world = setUp()
      const Bird = () => <p>{world.api.useBirdQuery('wren').isError ? 'Sorry' : 'Loading'}</p>
      const show = (store: typeof world.store): ReactElement => (
        <Provider store={store} children={<Bird />} />
      )
      world.store.dispatch(world.api.endpoints.bird.initiate('wren'))
      await world.refuse('down')
      const element = document.createElement('div')
      element.innerHTML = renderToString(show(world.store))
      expect(element.textContent).toBe('Sorry')
      const onRecoverableError = vi.fn()
      await act(async () => {
        hydrateRoot(element, show(storeOf(world.api)), { onRecoverableError })
      })
      expect(String(onRecoverableError.mock.calls[0]?.[0])).toContain('Hydration failed')
    },
})

claims('errors#rtk-query', {
  'an error that a lifecycle callback throws is printed, one of an async callback is not':
    async () => {
      const error = quiet()
      const load = async (onQueryStarted: () => void | Promise<void>) => {
        const api = createApi({
          baseQuery: fakeBaseQuery(),
          endpoints: (build) => ({
            get: build.query<number, void>({ queryFn: () => ({ data: 1 }), onQueryStarted }),
          }),
        })
        const { data } = await storeOf(api).dispatch(api.endpoints.get.initiate())
        return { data, text: String(error.mock.calls[0]?.[0] ?? '') }
      }
      const rejected = Promise.reject(new Error('bug'))
      rejected.catch(() => {})
      expect(await inDevelopment(() => load(() => rejected))).toEqual({ data: 1, text: '' })
      const thrown = await inDevelopment(() =>
        load(() => {
          throw new Error('bug')
        }),
      )
      expect(thrown.data).toBe(1)
      expect(thrown.text).toContain('An error was thrown synchronously in')
    },
  'if a base query returns nothing, production ends the request with a TypeError': async () => {
    quiet()
    const api = createApi({
      baseQuery: (() => undefined) as unknown as BaseQueryFn,
      endpoints: (build) => ({ get: build.query<number, void>({ query: () => '/' }) }),
    })
    const { error } = await inProduction(() => storeOf(api).dispatch(api.endpoints.get.initiate()))
    expect(error).toMatchObject({ name: 'TypeError', message: expect.stringContaining("'error'") })
  },
})

claims('usage/writing-tests#rtk-query', {
  'happy-dom resolves a relative URL': () => {
    expect(new Request('/api/sightings').url).toBe(`${location.origin}/api/sightings`)
  },
})
