// @vitest-environment happy-dom
/** Lists that grow: a button, scrolling, retries, and changes of loaded pages. */

import { Component, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { nextTask } from '../support/claims.ts'
import { eventually } from './support/eventually.ts'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'
import { act, screenOf } from './support/screen.tsx'

const id = 'rtk-query/usage/infinite-queries'

/** Reports at once that what it observes is in view, as in a tall window. */
class AlwaysVisible {
  #report: (entries: object[]) => void
  #isConnected = true
  constructor(report: (entries: object[]) => void) {
    this.#report = report
  }
  observe() {
    setTimeout(() => this.#isConnected && this.#report([{ isIntersecting: true }]))
  }
  disconnect() {
    this.#isConnected = false
  }
}

async function setUp(wanted: Parameters<typeof codeOf>[1]) {
  vi.stubGlobal('IntersectionObserver', AlwaysVisible)
  const code = await codeOf(id, {
    files: ['src/show.tsx', 'src/birdsApi.ts', 'src/server.ts', ...(wanted.files ?? [])],
    ...(wanted.declarations && { declarations: wanted.declarations }),
    ...(wanted.replace && { replace: wanted.replace }),
  })
  const { birdsApi, makeStore, server } = code
  server.delay = 0
  const store = makeStore()
  const entry = (park = 'marsh') => birdsApi.endpoints.getSightings.select(park)(store.getState())
  /** Waits until nothing is loading, and there are so many pages. */
  const loaded = (pages: number) =>
    eventually(async () => {
      await act(nextTask)
      expect(entry()).toMatchObject({ status: 'fulfilled' })
      expect(entry().data.pages).toHaveLength(pages)
    })
  const show = (element: ReactElement, isStrict = false) => screenOf(store, element, isStrict)
  return Object.assign(code, { store, entry, loaded, show })
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { name: '' }
  static getDerivedStateFromError = ({ name }: Error) => ({ name })
  override render = () => this.state.name || this.props.children
}

const everything = 'Heron Osprey Kite Wren Robin Finch Swift Gull '
const loadMore = { files: ['src/Sightings.tsx'] }
const scroll = { declarations: { scroll: ['Sightings'] } }

recipe('rtk-query/usage/infinite-queries#load-more', 'a list with a Load more button', {
  twice: {
    'two clicks at once load one page': async () => {
      const world = await setUp(loadMore)
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('Heron Osprey Kite Load more')
      await page.click('', 2)
      await page.shows('Heron Osprey Kite Wren Robin Finch Load more')
      expect(world.server.log).toHaveLength(2)
    },
  },
  'another argument meanwhile': {
    'a page of the previous list is added to that list only': async () => {
      const world = await setUp(loadMore)
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('Heron Osprey Kite Load more')
      await page.click()
      await page.render(<world.Sightings park="lake" />)
      expect(page.text()).not.toMatch(/^Heron/)
      await page.shows('lake Heron lake Osprey lake Kite Load more')
      await world.loaded(2)
    },
  },
  'failure, success, retry': {
    'the loaded pages stay, and the next click tries again': async () => {
      const world = await setUp(loadMore)
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('Heron Osprey Kite Load more')
      world.server.failing = ['6']
      await page.click()
      await page.shows("Heron Osprey Kite That didn't work. Load more")
      world.server.failing = []
      await page.click()
      await page.shows('Heron Osprey Kite Wren Robin Finch Load more')
    },
  },
  'left in the middle': {
    'a page that arrives later is there when the user comes back': async () => {
      const world = await setUp(loadMore)
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('Heron Osprey Kite Load more')
      await page.click()
      await page.render(<p />)
      await world.loaded(2)
      await page.render(<world.Sightings park="marsh" />)
      expect(page.text()).toBe('Heron Osprey Kite Wren Robin Finch Load more')
      expect(world.server.log).toHaveLength(2)
    },
  },
  StrictMode: {
    'each page is requested once': async () => {
      const world = await setUp(loadMore)
      const page = await world.show(<world.Sightings park="marsh" />, true)
      await page.shows('Heron Osprey Kite Load more')
      await page.click()
      await page.shows('Heron Osprey Kite Wren Robin Finch Load more')
      expect(world.server.log).toHaveLength(2)
    },
  },
  'on a server': {
    'it renders without data and without a request': async () => {
      const world = await setUp(loadMore)
      const app = (
        <Provider store={world.store}>
          <world.Sightings park="marsh" />
        </Provider>
      )
      expect(renderToString(app)).toBe('')
      expect(world.server.log).toEqual([])
    },
  },
  'preloaded or rehydrated': {
    'a list that another store has begun is continued': async () => {
      const world = await setUp(loadMore)
      world.store.dispatch(world.birdsApi.endpoints.getSightings.initiate('marsh'))
      await world.loaded(1)
      const { data } = world.entry()
      world.store.dispatch(world.birdsApi.util.resetApiState())
      const arg = 'marsh'
      world.store.dispatch(
        world.birdsApi.util.upsertQueryEntries([
          { endpointName: 'getSightings', arg, value: data },
        ]),
      )
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.click()
      await page.shows('Heron Osprey Kite Wren Robin Finch Load more')
      expect(world.server.log).toHaveLength(2)
    },
  },
  'empty and large': {
    'an empty list has no button': async () => {
      const world = await setUp(loadMore)
      world.server.sightings = []
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('')
    },
    'a page that comes after 10,000 items is one request': async () => {
      const world = await setUp(loadMore)
      const many = Array.from({ length: 10_000 }, (_, index) => ({
        id: 20_000 - index,
        bird: 'Tern',
      }))
      const value = { pages: [{ sightings: many, next: 9 }], pageParams: [null] }
      world.store.dispatch(
        world.birdsApi.util.upsertQueryEntries([
          { endpointName: 'getSightings', arg: 'marsh', value },
        ]),
      )
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.click()
      await world.loaded(2)
      expect(page.element.querySelectorAll('span')).toHaveLength(10_003)
      expect(world.server.log).toHaveLength(1)
    },
  },
  'malformed answer': {
    'throws while rendering, and with a schema is an error': async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const schema = z.object({ sightings: z.array(z.object({ id: z.number() })) })
      for (const responseSchema of [undefined, schema]) {
        for (const body of responseSchema ? ['{}', 'null'] : ['{}']) {
          const fetchFn = async () => new Response(body)
          const world = await setUp({
            ...loadMore,
            replace: { 'src/server.ts': { server: {}, fetchFn, wait: async () => {} } },
          })
          world.birdsApi.enhanceEndpoints({ endpoints: { getSightings: { responseSchema } } })
          const page = await world.show(
            <Boundary>
              <world.Sightings park="marsh" />
            </Boundary>,
          )
          await page.shows(responseSchema ? "That didn't work. " : 'TypeError')
        }
      }
    },
  },
})

recipe('rtk-query/usage/infinite-queries#scroll', 'loading more while scrolling', {
  'failure, success, retry': {
    'a failed refetch of all pages is repeated by the button, and the error goes away':
      async () => {
        const world = await setUp(scroll)
        const page = await world.show(<world.Sightings park="marsh" />)
        await page.shows(everything)
        world.server.failing = ['6']
        await act(async () => {
          world.store.dispatch(world.birdsApi.util.invalidateTags(['Sighting']))
        })
        await page.shows(`${everything}Try again`)
        world.server.failing = []
        await page.click()
        await page.shows(everything)
      },
    'a failed page is requested again once for each click': async () => {
      const world = await setUp(scroll)
      world.server.failing = ['3']
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('Heron Osprey Kite Wren Robin Finch Try again')
      await page.click()
      await eventually(() => expect(world.server.log).toHaveLength(4))
      await page.shows('Heron Osprey Kite Wren Robin Finch Try again')
      expect(world.server.log).toHaveLength(4)
    },
    'a failed first page is loaded by the button': async () => {
      const answers = [new Response(null, { status: 503 })]
      const sightings = [{ id: 1, bird: 'Owl' }]
      const fetchFn = async () => answers.pop() ?? Response.json({ sightings, next: null })
      const world = await setUp({
        ...scroll,
        replace: { 'src/server.ts': { server: {}, fetchFn, wait: async () => {} } },
      })
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.shows('Try again')
      await page.click()
      await page.shows('Owl ')
    },
  },
  'another argument meanwhile': {
    'no page of the previous list is shown, and the new list loads to its end': async () => {
      const world = await setUp(scroll)
      const page = await world.show(<world.Sightings park="marsh" />)
      await act(nextTask)
      await page.render(<world.Sightings park="lake" />)
      expect(page.text()).not.toMatch(/^Heron/)
      await page.shows(everything.replaceAll(/(\w+) /g, 'lake $1 '))
    },
  },
  'left in the middle': {
    'no page is requested after the component is gone': async () => {
      const world = await setUp(scroll)
      const page = await world.show(<world.Sightings park="marsh" />)
      await page.render(<p />)
      await world.loaded(1)
      expect(world.server.log).toHaveLength(1)
    },
  },
  StrictMode: {
    'each page is requested once': async () => {
      const world = await setUp(scroll)
      const page = await world.show(<world.Sightings park="marsh" />, true)
      await page.shows(everything)
      expect(world.server.log).toHaveLength(3)
    },
  },
  'on a server': {
    'it renders where there is no IntersectionObserver': async () => {
      const world = await setUp(scroll)
      vi.unstubAllGlobals()
      const app = (
        <Provider store={world.store}>
          <world.Sightings park="marsh" />
        </Provider>
      )
      expect(renderToString(app)).toBe('<div></div>')
    },
  },
})

recipe('rtk-query/usage/infinite-queries#refetching', 'refetching a list', {
  'two at once, in the other order': {
    'refetch is dropped while a page loads, but a tag waits for it': async () => {
      const { birdsApi, server, ...world } = await setUp({})
      const { getSightings } = birdsApi.endpoints
      const list = world.store.dispatch(getSightings.initiate('marsh'))
      await list
      const next = () =>
        world.store.dispatch(getSightings.initiate('marsh', { direction: 'forward' }))
      const first = next()
      await Promise.all([first, list.refetch()])
      expect(server.log).toHaveLength(2)
      const second = next()
      world.store.dispatch(birdsApi.util.invalidateTags(['Sighting']))
      await second
      await eventually(() => expect(server.log).toHaveLength(3 + 3))
    },
  },
})

recipe('rtk-query/usage/infinite-queries#update', 'changing an item in the list', {
  'two at once, in the other order': {
    'a change made while a page loads is lost, and a tag brings it back': async () => {
      const { birdsApi, server, store, entry, rename } = await setUp({
        declarations: { update: ['rename'] },
      })
      const { getSightings } = birdsApi.endpoints
      await store.dispatch(getSightings.initiate('marsh'))
      const next = store.dispatch(getSightings.initiate('marsh', { direction: 'forward' }))
      server.sightings[1] = { id: 7, bird: 'Sea eagle' }
      store.dispatch(rename(7, 'Sea eagle'))
      store.dispatch(birdsApi.util.invalidateTags(['Sighting']))
      const shown = () => entry().data.pages[0].sightings[1].bird
      expect(shown()).toBe('Sea eagle')
      await next
      expect(shown()).toBe('Osprey')
      await eventually(() => expect(shown()).toBe('Sea eagle'))
    },
  },
  'left in the middle': {
    'nothing happens if the list is gone': async () => {
      const { store, rename, birdsApi } = await setUp({ declarations: { update: ['rename'] } })
      store.dispatch(rename(7, 'Sea eagle'))
      expect(store.getState()[birdsApi.reducerPath].queries).toEqual({})
    },
  },
})
