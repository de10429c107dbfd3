/** Middleware and enhancers that readers copy. */

import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function printed() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => log.mock.calls.map((line) => line.join(' '))
}

const store = 'usage/configuring-your-store'

recipe(`${store}#custom-middleware`, 'a logger', {
  'failure, success, retry': {
    'a reducer that throws does not leave a group open': async () => {
      const { logger } = await codeOf(store, { files: ['src/app/logger.ts'] })
      const group = vi.spyOn(console, 'group').mockImplementation(() => {})
      const end = vi.spyOn(console, 'groupEnd').mockImplementation(() => {})
      printed()
      const { dispatch } = configureStore({
        reducer: (state = 0, { type }) => {
          if (type === 'broken') throw new Error('broken')
          return state
        },
        middleware: (getDefault) => getDefault().concat(logger),
      })
      expect(() => dispatch({ type: 'broken' })).toThrow('broken')
      expect([group.mock.calls.length, end.mock.calls.length]).toEqual([1, 1])
    },
  },
  twice: {
    'what a nested dispatch returns is passed on, thunks included': async () => {
      const { logger } = await codeOf(store, { files: ['src/app/logger.ts'] })
      vi.spyOn(console, 'group').mockImplementation(() => {})
      printed()
      const { dispatch } = configureStore({
        reducer: (count = 0) => count + 1,
        middleware: (getDefault) => getDefault().prepend(logger),
      })
      const action = { type: 'served' }
      const thunk = (again: typeof dispatch) => again(action)
      expect(dispatch(thunk as never)).toBe(action)
    },
  },
})

const middleware = 'usage/writing-custom-middleware'
async function player(section: string, names: string[]) {
  const code = await codeOf(middleware, {
    files: ['src/app/rootReducer.ts', 'src/features/playerSlice.ts'],
    declarations: { [section]: names },
  })
  const make = () =>
    configureStore({
      reducer: code.rootReducer as Reducer<{ player: { volume: number } }>,
      middleware: (getDefault) =>
        getDefault().concat(names.map((name) => code[name] as Middleware)),
    })
  const volume = (store: ReturnType<typeof make>) => store.getState().player.volume
  return Object.assign(code, { make, volume })
}

recipe(`${middleware}#changing-actions`, 'throttling a slider', {
  'two at once, in the other order': {
    'stores do not share the timer': async () => {
      const { make, volume, volumeChanged } = await player('changing-actions', ['throttleVolume'])
      const [one, other] = [make(), make()]
      one.dispatch(volumeChanged(51))
      other.dispatch(volumeChanged(52))
      expect([volume(one), volume(other)]).toEqual([51, 52])
    },
  },
  'left in the middle': {
    'closing drops what waits, and the next volume is passed on at once': async () => {
      const { make, volume, volumeChanged, playerClosed } = await player('changing-actions', [
        'throttleVolume',
      ])
      const store = make()
      store.dispatch(volumeChanged(51))
      store.dispatch(volumeChanged(52))
      store.dispatch(playerClosed())
      await vi.advanceTimersByTimeAsync(500)
      expect(volume(store)).toBe(51)
      store.dispatch(volumeChanged(53))
      expect(volume(store)).toBe(53)
      expect(vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(500)
      expect(vi.getTimerCount()).toBe(0)
    },
  },
  'empty and large': {
    'of 1,000 volumes, the first and the last arrive': async () => {
      const { make, volume, volumeChanged } = await player('changing-actions', ['throttleVolume'])
      const store = make()
      const seen: number[] = []
      store.subscribe(() => seen.push(volume(store)))
      for (let step = 0; step < 1000; step++) store.dispatch(volumeChanged(step % 81))
      await vi.advanceTimersByTimeAsync(150)
      expect(seen).toEqual([0, 999 % 81])
    },
  },
})

recipe(`${middleware}#effects`, 'an effect that may fail', {
  'failure, success, retry': {
    'a failed request neither throws nor stops the next one': async () => {
      const lines = printed()
      const { make, trackStarted } = await player('effects', ['scrobbler'])
      const store = make()
      for (const track of ['Blues', 'Aria']) store.dispatch(trackStarted(track))
      await vi.advanceTimersByTimeAsync(0)
      expect(lines().sort()).toEqual(['not sent Error: offline', 'sent Aria'])
    },
  },
})

recipe(`${middleware}#accepting-other-values`, 'dispatching lists', {
  'empty and large': {
    'an empty list and one of 10,000 are dispatched': async () => {
      const { make, volume, volumeChanged } = await player('accepting-other-values', ['many'])
      const store = make()
      const dispatch = store.dispatch as (actions: object[]) => unknown
      expect(dispatch([])).toEqual([])
      dispatch(Array.from({ length: 10_000 }, (_, step) => volumeChanged(step)))
      expect(volume(store)).toBe(9_999)
    },
  },
  'failure, success, retry': {
    'what was dispatched before an error stays, as the page says': async () => {
      const { make, volume, volumeChanged } = await player('accepting-other-values', ['many'])
      const store = make()
      const dispatch = store.dispatch as (actions: object[]) => unknown
      expect(() => dispatch([volumeChanged(20), {}, volumeChanged(30)])).toThrow()
      expect(volume(store)).toBe(20)
    },
  },
})
