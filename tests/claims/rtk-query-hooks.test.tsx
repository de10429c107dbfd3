// @vitest-environment happy-dom
/** What pages say of useQuery where no sample shows it. */
import { act, Component, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'
import { mount, probe } from '../support/mount.tsx'
import { birdProbe, setUp } from '../support/query-hooks.tsx'

afterEach(() => vi.useRealTimers())

claims('rtk-query/api/hooks#usequery-options', {
  'refetchOnMountOrArgChange: 0 is the same as true': async () => {
    const world = setUp()
    const { Probe } = birdProbe(world)
    await mount(world.store, <Probe refetchOnMountOrArgChange={0} />)
    await world.answer('Wren')
    await mount(world.store, <Probe refetchOnMountOrArgChange={0} />)
    expect(world.asked()).toEqual(['wren', 'wren'])
  },
  'polling goes on after errors': async () => {
    vi.useFakeTimers()
    const world = setUp()
    const { Probe } = birdProbe(world)
    await mount(world.store, <Probe pollingInterval={1000} />)
    for (let time = 0; time < 3; time++) {
      world.requests.at(-1)?.answer({ error: 'down' })
      await act(() => vi.advanceTimersByTimeAsync(1100))
    }
    expect(world.asked()).toHaveLength(4)
  },
})

claims('rtk-query/usage/polling-and-prefetching#poll', {
  'during a new attempt after an error, isError is false and error is still there': async () => {
    const world = setUp()
    const { Probe, last } = birdProbe(world)
    await mount(world.store, <Probe />)
    await world.answer('Wren')
    await act(async () => void last().refetch())
    await world.refuse('down')
    expect(last()).toMatchObject({ isError: true, error: 'down', data: 'Wren' })
    await act(async () => void last().refetch())
    expect(last()).toMatchObject({ isError: false, isSuccess: false, error: 'down' })
    await world.answer('Wren')
    expect(last().isSuccess).toBe(true)
    expect(last().error).toBeUndefined()
  },
})

claims('rtk-query/usage/cache-behavior#freshness', {
  'a refetch on mount: the first render has the old data, and isFetching is false': async () => {
    const world = setUp()
    const first = birdProbe(world)
    await mount(world.store, <first.Probe />)
    await world.answer('Wren')
    const second = birdProbe(world)
    await mount(world.store, <second.Probe refetchOnMountOrArgChange={true} />)
    expect(second.seen[0]).toMatchObject({ data: 'Wren', isFetching: false })
    expect(second.last()).toMatchObject({ data: 'Wren', isFetching: true })
    expect(world.asked()).toHaveLength(2)
  },
})

claims('rtk-query/usage/cache-behavior#structural-sharing', {
  'a refetch with equal data re-renders twice, and not at all with selectFromResult': async () => {
    const world = setUp()
    const whole = birdProbe(world)
    const part = probe(() =>
      world.api.useBirdQuery('wren', { selectFromResult: ({ data }) => ({ data }) }),
    )
    await mount(
      world.store,
      <>
        <whole.Probe />
        <part.Probe />
      </>,
    )
    await world.answer({ name: 'Wren' })
    const before = [whole.seen.length, part.seen.length]
    await act(async () => void whole.last().refetch())
    await world.answer({ name: 'Wren' })
    expect([whole.seen.length, part.seen.length]).toEqual([(before[0] ?? 0) + 2, before[1]])
  },
})

claims('rtk-query/api/hooks#selectfromresult', {
  'a new reference re-renders at each change of the result': async () => {
    const world = setUp()
    const { Probe, seen } = probe(() =>
      world.api.useBirdQuery('wren', { selectFromResult: ({ data }) => ({ list: [data] }) }),
    )
    await mount(world.store, <Probe />)
    await world.answer('Wren')
    const before = seen.length
    const { bird } = world.api.endpoints
    await act(async () => {
      world.store.dispatch(bird.initiate('wren', { forceRefetch: true }))
    })
    await world.answer('Wren')
    expect(seen.length).toBeGreaterThan(before)
  },
  'values are compared as Object.is does: NaN stays the same': async () => {
    const world = setUp()
    const { Probe, seen } = probe(() =>
      world.api.useBirdQuery('wren', { selectFromResult: () => ({ age: Number.NaN }) }),
    )
    await mount(world.store, <Probe />)
    const before = seen.length
    await world.answer('Wren')
    expect(seen).toHaveLength(before)
  },
})

claims('rtk-query/usage/queries#argument', {
  'after the argument has changed, data is the previous one until a request succeeds': async () => {
    const world = setUp()
    const { Probe, last } = birdProbe(world)
    const { render } = await mount(world.store, <Probe id="wren" />)
    await world.answer('Wren')
    await render(<Probe id="dodo" />)
    expect(last()).toMatchObject({ data: 'Wren', currentData: undefined, isLoading: false })
    await world.refuse('gone')
    expect(last()).toMatchObject({ data: 'Wren', currentData: undefined, isError: true })
  },
})

claims('rtk-query/usage/error-handling#pitfalls', {
  'a component that finds a failed entry has the error on its first render': async () => {
    const world = setUp()
    const first = birdProbe(world)
    await mount(world.store, <first.Probe />)
    await world.refuse('down')
    const second = birdProbe(world)
    await mount(world.store, <second.Probe />)
    expect(second.seen[0]).toMatchObject({ isError: true, error: 'down' })
    expect(world.asked()).toHaveLength(2)
  },
  'resetting an error boundary throws again without a request; after a refetch it does not':
    async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const world = setUp()
      class Boundary extends Component<{ children: ReactNode }> {
        static reset = () => {}
        override state = { error: undefined }
        static getDerivedStateFromError = (error: unknown) => ({ error })
        override render() {
          Boundary.reset = () => this.setState({ error: undefined })
          return this.state.error ? 'Sorry' : this.props.children
        }
      }
      function Bird() {
        const { data, isError } = world.api.useBirdQuery('wren')
        if (isError && !data) throw new Error('failed')
        return <p>{String(data ?? 'Loading')}</p>
      }
      const { element } = await mount(world.store, <Boundary children={<Bird />} />)
      await world.refuse('down')
      expect(element.textContent).toBe('Sorry')
      await act(async () => Boundary.reset())
      expect([element.textContent, world.requests.length]).toEqual(['Sorry', 1])
      const { bird } = world.api.endpoints
      await act(async () => {
        world.store.dispatch(bird.initiate('wren', { subscribe: false, forceRefetch: true }))
        Boundary.reset()
      })
      await world.answer('Wren')
      expect(element.textContent).toBe('Wren')
    },
})

claims('rtk-query/api/hooks#messages', {
  'refetch throws in a layout effect and in an effect of a child on mount, not in an own effect':
    async () => {
      const world = setUp()
      const thrown: string[] = []
      const attempt = (name: string, refetch: () => unknown) => {
        try {
          refetch()
        } catch {
          thrown.push(name)
        }
      }
      function Child({ refetch }: { refetch: () => unknown }) {
        useEffect(() => attempt('child', refetch), [refetch])
        return null
      }
      function Parent() {
        const { refetch } = world.api.useBirdQuery('wren')
        useLayoutEffect(() => attempt('layout', refetch), [refetch])
        useEffect(() => attempt('own', refetch), [refetch])
        return <Child refetch={refetch} />
      }
      await mount(world.store, <Parent />)
      expect(thrown).toEqual(['layout', 'child'])
    },
  'without the middleware query hooks throw, in development only': async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const errorOf = async () => {
      const world = setUp({ isComplete: false })
      const { Probe } = birdProbe(world)
      const errors: string[] = []
      const root = createRoot(document.createElement('div'), {
        onUncaughtError: (error) => errors.push(String(error)),
      })
      const app = <Provider store={world.store} children={<Probe />} />
      const twice = async () => {
        await act(async () => root.render(app))
        await world.answer('Wren')
      }
      await twice().catch((error) => errors.push(String(error)))
      return errors.join(' ')
    }
    expect(await errorOf()).toContain('has not been added to the store')
    expect(await inProduction(errorOf)).toBe('')
  },
  'without the middleware hooks of mutations render': async () => {
    const world = setUp({ isComplete: false })
    const { Probe } = probe(() => world.api.useRenameMutation())
    expect((await mount(world.store, <Probe />)).errors).toEqual([])
  },
})
