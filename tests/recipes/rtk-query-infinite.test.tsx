// @vitest-environment happy-dom
/** Lists that grow: a button, scrolling, retries, and changes of loaded pages. */

import { act, type ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { mount } from '../support/mount.tsx'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

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
  })
  const { birdsApi, makeStore, server } = code
  server.delay = 0
  const store = makeStore()
  const entry = (park = 'marsh') => birdsApi.endpoints.getSightings.select(park)(store.getState())
  const settled = async () => {
    for (let quiet = 0; quiet < 3; ) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
      quiet = store.dispatch(birdsApi.util.getRunningQueriesThunk()).length > 0 ? 0 : quiet + 1
    }
  }
  const show = async (element: ReactElement, isStrict = false) => {
    const root = await mount(store, element, isStrict)
    const click = (count = 1) =>
      act(async () => {
        for (let i = 0; i < count; i++) root.element.querySelector('button')?.click()
      })
    return { ...root, click, text: () => root.element.textContent }
  }
  return Object.assign(code, { store, entry, settled, show })
}

recipe('rtk-query/usage/infinite-queries#scroll', 'loading more while scrolling', {
  'failure, success, retry': {
    'a failed refetch of all pages is repeated by the button, and the error goes away':
      async () => {
        const world = await setUp({ declarations: { scroll: ['Sightings'] } })
        const page = await world.show(<world.Sightings park="marsh" />)
        await world.settled()
        expect(page.text()).toBe('Heron Osprey Kite Wren Robin Finch Swift Gull ')
        world.server.failing = ['6']
        await act(async () => {
          world.store.dispatch(world.birdsApi.util.invalidateTags(['Sighting']))
        })
        await world.settled()
        expect(page.text()).toContain('Try again')
        world.server.failing = []
        await page.click()
        await world.settled()
        expect(page.text()).toBe('Heron Osprey Kite Wren Robin Finch Swift Gull ')
      },
  },
})
