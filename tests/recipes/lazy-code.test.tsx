// @vitest-environment happy-dom
/** Slices, listeners and middleware that are loaded later. */

import { configureStore } from '@reduxjs/toolkit'
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { expect, vi } from 'vitest'
import { mount } from '../support/mount.tsx'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'usage/code-splitting'

recipe(`${id}#inject-a-slice`, 'a slice in a lazy page', {
  StrictMode: {
    'the page shows the slice’s state before any action, and changes it': async () => {
      const { App, makeStore } = await codeOf(id, { files: ['src/App.tsx', 'src/app/store.ts'] })
      const { element } = await mount(makeStore(), <App />, true)
      await vi.waitFor(() => act(async () => expect(element.textContent).toBe('This week')))
      await act(async () => element.querySelector('button')?.click())
      expect(element.textContent).toBe('This year')
    },
  },
  'preloaded or rehydrated': {
    'saved state of a slice that is not there yet is dropped, as the page says': async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { makeStore } = await codeOf(id, { files: ['src/app/store.ts'] })
      const store = makeStore({ statistics: { period: 'year' } })
      expect(store.getState()).toEqual({ sightings: [] })
      expect(error.mock.calls[0]?.[0]).toContain('Unexpected key "statistics"')
    },
    'the way around that gives each lazy slice its saved state': async () => {
      const { statistics, store } = await codeOf(id, {
        declarations: { 'preloaded-too-early': ['statistics', 'store'] },
      })
      expect(statistics.selectSlice(store.getState())).toEqual({ period: 'year' })
    },
  },
  twice: {
    'a hot reload keeps the first reducer, or replaces it if told so': async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { rootReducer, other } = await codeOf(id, {
        declarations: { 'override-existing': ['rootReducer', 'other'] },
      })
      rootReducer.inject(other)
      expect(rootReducer(undefined, { type: 'any' })).toEqual({ notes: ['first'] })
      const store = configureStore({ reducer: rootReducer })
      rootReducer.inject(other, { overrideExisting: true })
      store.dispatch({ type: 'any' })
      expect(store.getState()).toEqual({ notes: ['first'] })
      expect(rootReducer(undefined, { type: 'any' })).toEqual({ notes: ['second'] })
    },
  },
  'another server': {
    'if the file cannot be loaded, an error boundary shows it': async () => {
      class Boundary extends Component<{ children: ReactNode }> {
        override state = { isBroken: false }
        static getDerivedStateFromError = () => ({ isBroken: true })
        override render() {
          return this.state.isBroken ? 'Reload' : this.props.children
        }
      }
      const gone = new Proxy({}, { ownKeys: () => fail(), get: () => fail() })
      const { App, makeStore } = await codeOf(id, {
        files: ['src/App.tsx', 'src/app/store.ts'],
        replace: { 'src/features/statistics/StatisticsPage.tsx': gone },
      })
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { element } = await mount(makeStore(), <Boundary children={<App />} />)
      await vi.waitFor(() => act(async () => expect(element.textContent).toBe('Reload')))
    },
  },
})

const fail = (): never => {
  throw new Error('Failed to fetch dynamically imported module')
}

recipe(`${id}#lazy-middleware`, 'middleware in a lazy file', {
  twice: {
    'adding it again logs each action once, in every store, as the page says': async () => {
      const log = vi.spyOn(console, 'log').mockImplementation(() => {})
      const { makeStore, dynamicMiddleware, analytics, sightingAdded } = await codeOf(id, {
        files: [
          'src/app/store.ts',
          'src/app/dynamicMiddleware.ts',
          'src/features/analytics/analytics.ts',
          'src/features/sightings/sightingsSlice.ts',
        ],
      })
      const stores = [makeStore(), makeStore()]
      dynamicMiddleware.addMiddleware(analytics)
      dynamicMiddleware.addMiddleware(analytics)
      for (const store of stores) store.dispatch(sightingAdded('Wren'))
      expect(log.mock.calls).toEqual([
        ['seen', 'sightings/sightingAdded'],
        ['seen', 'sightings/sightingAdded'],
      ])
    },
  },
})

const selectors = 'usage/deriving-data-selectors'

const counting = (name: string) =>
  codeOf(selectors, {
    files: ['src/features/sightings/loop.tsx', 'src/app/store.ts'],
  }).then(({ [name]: Shown, makeStore }) => ({ shown: <Shown species="Wren" />, makeStore }))

recipe(`${selectors}#outside-components`, 'a selector outside of the component', {
  StrictMode: {
    'inside, an effect that depends on its result never ends; outside, it ends': async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const wrong = await counting('Looping')
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
      const root = createRoot(document.createElement('div'))
      root.render(<Provider store={wrong.makeStore()}>{wrong.shown}</Provider>)
      await vi.waitFor(() =>
        expect(error.mock.calls.join()).toContain('Maximum update depth exceeded'),
      )
      root.unmount()
      vi.unstubAllGlobals()
      error.mockClear()
      const right = await counting('Counted')
      const { element } = await mount(right.makeStore(), right.shown, true)
      expect([element.textContent, error.mock.calls]).toEqual(['4', []])
    },
  },
})

recipe(`${selectors}#arguments`, 'a selector with an argument', {
  'two at once, in the other order': {
    'components with different arguments do not take each other’s place': async () => {
      const { SpeciesCount, makeStore, selectBySpecies } = await codeOf(selectors, {
        files: ['src/app/store.ts', 'src/features/sightings/bySpecies.ts'],
        declarations: { arguments: ['SpeciesCount'] },
      })
      const store = makeStore()
      const before = selectBySpecies.recomputations()
      await mount(store, [
        <SpeciesCount key="1" species="Wren" />,
        <SpeciesCount key="2" species="Robin" />,
        <SpeciesCount key="3" species="Wren" />,
      ])
      await act(async () => void store.dispatch({ type: 'any' }))
      expect(selectBySpecies.recomputations() - before).toBeLessThanOrEqual(2)
    },
  },
  'empty and large': {
    '10,000 texts of a search keep about 100 results': async () => {
      const { selectMatches, makeStore } = await codeOf(selectors, {
        files: ['src/app/store.ts'],
        declarations: { 'cache-size': ['selectMatches'] },
      })
      const state = makeStore().getState()
      const texts = Array.from({ length: 10_000 }, (_, index) => `Wren ${index}`)
      for (const text of texts) selectMatches(state, text)
      const before = selectMatches.recomputations()
      for (const text of texts.toReversed().slice(0, 90)) selectMatches(state, text)
      expect(selectMatches.recomputations()).toBe(before)
      selectMatches(state, texts[0])
      expect(selectMatches.recomputations()).toBe(before + 1)
    },
  },
})
