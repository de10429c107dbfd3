// @vitest-environment happy-dom
/** What pages say of lazy queries, mutations and infinite queries in components. */
import { ApiProvider } from '@reduxjs/toolkit/query/react'
import { act, createContext } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider, type ReactReduxContextValue } from 'react-redux'
import { afterEach, expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'
import { mount, probe } from '../support/mount.tsx'
import { birdProbe, lazyProbe, pagesProbe, setUp } from '../support/query-hooks.tsx'

afterEach(() => vi.useRealTimers())

claims('rtk-query/api/hooks#uselazyquery-result', {
  'a trigger waits for a running request with the same argument': async () => {
    const world = setUp()
    const { Probe, last } = lazyProbe(world)
    await mount(world.store, <Probe />)
    const [trigger] = last()
    await act(async () => {
      trigger('wren')
      trigger('wren')
    })
    expect(world.asked()).toEqual(['wren'])
    await world.answer('Wren')
    await act(async () => void trigger('wren'))
    expect(world.asked()).toHaveLength(2)
  },
  'after reset, useQuery loads the entry again; other lazy queries are uninitialized': async () => {
    const world = setUp()
    const [one, other] = [lazyProbe(world), lazyProbe(world)]
    const { render } = await mount(
      world.store,
      <>
        <one.Probe />
        <other.Probe />
      </>,
    )
    await act(async () => {
      one.last()[0]('wren')
      other.last()[0]('wren')
    })
    await world.answer('Wren')
    await act(async () => one.last()[1].reset())
    expect(world.asked()).toHaveLength(1)
    expect([one.last()[1], other.last()[1]]).toMatchObject([
      { isUninitialized: true },
      { isUninitialized: true },
    ])
    const query = birdProbe(world)
    await render(
      <>
        <one.Probe />
        <query.Probe />
      </>,
    )
    await world.answer('Wren')
    await act(async () => void one.last()[0]('wren'))
    await world.answer('Wren')
    const { length } = world.asked()
    await act(async () => one.last()[1].reset())
    expect(world.asked()).toHaveLength(length + 1)
  },
  'a call after the component has unmounted leaves a subscription that nothing ends': async () => {
    vi.useFakeTimers()
    const world = setUp()
    const { Probe, last } = lazyProbe(world)
    const { unmount } = await mount(world.store, <Probe />)
    const [trigger] = last()
    await unmount()
    trigger('wren')
    world.requests[0]?.answer({ data: 'Wren' })
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(world.entries()).toHaveLength(1)
  },
})

claims('rtk-query/api/hooks#uselazyquerysubscription', {
  'the component re-renders when the trigger is called with a new argument': async () => {
    const world = setUp()
    const { Probe, seen } = probe(() => world.api.endpoints.bird.useLazyQuerySubscription())
    await mount(world.store, <Probe />)
    const call = async (id: string) => {
      const before = seen.length
      await act(async () => void seen.at(-1)?.[0](id))
      await world.answer(id)
      return seen.length - before
    }
    expect(await call('wren')).toBe(1)
    // React may call a component once more before it trusts that its state stays the same.
    await call('wren')
    expect([await call('wren'), await call('owl')]).toEqual([0, 1])
  },
})

claims('rtk-query/api/hooks#promise', {
  'unwrap rejects with an AbortError if reset removes the entry meanwhile': async () => {
    const world = setUp()
    const { Probe, last } = lazyProbe(world)
    await mount(world.store, <Probe />)
    let failure: unknown
    await act(async () => {
      last()[0]('wren')
        .unwrap()
        .catch((error: unknown) => {
          failure = error
        })
    })
    await act(async () => last()[1].reset())
    expect(failure).toMatchObject({ name: 'AbortError' })
  },
})

claims('rtk-query/usage/conditional-fetching#overlapping', {
  'abort of the call that started a request gives an AbortError to others that wait': async () => {
    const world = setUp()
    const { bird } = world.api.endpoints
    const started = world.store.dispatch(bird.initiate('wren'))
    const joined = world.store.dispatch(bird.initiate('wren'))
    joined.abort()
    expect(world.requests[0]?.signal.aborted).toBe(false)
    started.abort()
    expect(world.requests[0]?.signal.aborted).toBe(true)
    expect((await joined).error).toMatchObject({ name: 'AbortError' })
  },
})

claims('rtk-query/api/hooks#usemutation-result', {
  'the state is that of the latest call': async () => {
    const world = setUp()
    const { Probe, last } = probe(() => world.api.useRenameMutation())
    await mount(world.store, <Probe />)
    await act(async () => {
      last()[0]('a')
      last()[0]('b')
    })
    await world.answer('done', 1)
    expect(last()[1]).toMatchObject({ isLoading: false, data: 'done' })
    await world.refuse('no', 0)
    expect(last()[1]).toMatchObject({ isError: false, data: 'done' })
  },
  'isLoading is true right after the trigger was called': async () => {
    const world = setUp()
    const { Probe, last } = probe(() => world.api.useRenameMutation())
    await mount(world.store, <Probe />)
    await act(async () => void last()[0]('a'))
    expect(last()[1].isLoading).toBe(true)
  },
  'isError is true after abort as well': async () => {
    const world = setUp()
    const { Probe, last } = probe(() => world.api.useRenameMutation())
    await mount(world.store, <Probe />)
    await act(async () => last()[0]('a').abort())
    expect(last()[1]).toMatchObject({ isError: true, error: { name: 'AbortError' } })
  },
})

claims('rtk-query/api/hooks#useinfinitequery-result', {
  'fetchNextPage sends nothing while the query is skipped': async () => {
    const world = setUp()
    const { Probe, last } = pagesProbe(world)
    const { render } = await mount(world.store, <Probe />)
    await world.answer('one')
    await render(<Probe skip />)
    await act(async () => void last().fetchNextPage())
    expect(world.asked()).toEqual(['marsh 0'])
  },
})

claims('rtk-query/api/hooks#useinfinitequery-options', {
  'refetchCachedPages of the hook applies to refetch, and not to tags': async () => {
    const world = setUp()
    const { Probe, last } = pagesProbe(world)
    await mount(world.store, <Probe refetchCachedPages={false} />)
    await world.answer('one')
    await act(async () => void last().fetchNextPage())
    await world.answer('two')
    await act(async () => void world.store.dispatch(world.api.util.invalidateTags(['Bird'])))
    await world.answer('one')
    await world.answer('two')
    expect(world.asked().slice(2)).toEqual(['marsh 0', 'marsh 1'])
    await act(async () => void last().refetch())
    await world.answer('one')
    expect(world.asked().slice(4)).toEqual(['marsh 0'])
    expect(last().data?.pages).toEqual(['one'])
  },
})

claims('rtk-query/usage/infinite-queries#errors', {
  'after the first page has failed, hasNextPage is false and fetchNextPage loads it': async () => {
    const world = setUp()
    const { Probe, last } = pagesProbe(world)
    await mount(world.store, <Probe />)
    await world.refuse('down')
    expect(last()).toMatchObject({ isError: true, hasNextPage: false })
    await act(async () => void last().fetchNextPage())
    await world.answer('one')
    expect(last().data?.pages).toEqual(['one'])
  },
})

claims('rtk-query/usage/infinite-queries#pitfalls', {
  'after the argument has changed, data has the pages of the previous list': async () => {
    const world = setUp()
    const { Probe, last } = pagesProbe(world)
    const { render } = await mount(world.store, <Probe id="marsh" />)
    await world.answer('one')
    await render(<Probe id="lake" />)
    expect(last().data?.pages).toEqual(['one'])
    expect(last().currentData).toBeUndefined()
  },
})

claims('rtk-query/api/utilities#resetapistate', {
  'queries of useQuery are sent again, lazy queries and mutations are not': async () => {
    const world = setUp()
    const { Probe } = birdProbe(world)
    const lazy = lazyProbe(world)
    const mutation = probe(() => world.api.useRenameMutation())
    await mount(
      world.store,
      <>
        <Probe />
        <lazy.Probe />
        <mutation.Probe />
      </>,
    )
    await world.answer('Wren')
    await act(async () => void lazy.last()[0]('owl'))
    await world.answer('Owl')
    await act(async () => void mutation.last()[0]('a'))
    await world.answer('done')
    await act(async () => void world.store.dispatch(world.api.util.resetApiState()))
    expect(world.asked()).toEqual(['wren', 'owl', 'rename a', 'wren'])
  },
})

claims('rtk-query/api/utilities#running', {
  'on a server, hooks send no requests': () => {
    const world = setUp()
    const { Probe, last } = birdProbe(world)
    renderToString(<Provider store={world.store} children={<Probe />} />)
    expect(last()).toMatchObject({ isLoading: true })
    expect(world.asked()).toEqual([])
    expect(world.store.dispatch(world.api.util.getRunningQueriesThunk())).toEqual([])
  },
})

claims('rtk-query/api/apiprovider#throws', {
  'it throws inside a Provider in production too, and not with another context': async () => {
    const { api, store } = setUp()
    const show = () =>
      renderToString(<Provider store={store} children={<ApiProvider api={api} children="ok" />} />)
    expect(show).toThrow('Existing Redux context detected')
    await expect(inProduction(show)).rejects.toThrow('Minified Redux Toolkit error #35')
    const context = createContext<ReactReduxContextValue | null>(null)
    const other = <ApiProvider api={api} context={context} children="ok" />
    expect(renderToString(<Provider store={store} children={other} />)).toBe('ok')
    const nested = <Provider store={store} children="ok" />
    expect(renderToString(<Provider store={store} children={nested} />)).toBe('ok')
  },
})
