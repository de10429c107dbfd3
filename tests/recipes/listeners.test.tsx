// @vitest-environment happy-dom
/** Code that reacts to actions: autosave, retries, sockets, and listeners of components. */

import { configureStore } from '@reduxjs/toolkit'
import { act } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { mount } from '../support/mount.tsx'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const effects = 'usage/side-effects-approaches'

/** The autosave of the page with a server that answers each text after its own time. */
async function autosaving(times: { [text: string]: number } = {}) {
  const files = ['src/features/document/autosave.ts', 'src/app/store.ts']
  const slice = await codeOf(effects, { files: ['src/features/document/documentSlice.ts'] })
  const server = { received: [] as string[], isDown: false }
  const saveDocument = async (text: string) => {
    await new Promise((resolve) => setTimeout(resolve, times[text] ?? 10))
    if (server.isDown) throw new Error('503')
    server.received.push(text)
  }
  const replace = { 'src/features/document/documentSlice.ts': { ...slice, saveDocument } }
  const { createAutosave, makeStore } = await codeOf(effects, { files, replace })
  const store = makeStore(createAutosave())
  const type = (text: string) => store.dispatch(slice.textChanged(text))
  const isSaved = () => store.getState().document.isSaved
  return { server, store, type, isSaved, createAutosave, makeStore, slice }
}

recipe(`${effects}#listeners`, 'saving after a pause in typing', {
  twice: {
    'quick edits are one request': async () => {
      const { server, type, isSaved } = await autosaving()
      for (const text of ['D', 'De', 'Dear']) type(text)
      await pass(400)
      expect([server.received, isSaved()]).toEqual([['Dear'], true])
    },
  },
  'two at once, in the other order': {
    'the answer to an old text does not mark the new one as saved': async () => {
      const { type, isSaved } = await autosaving({ Dear: 500, 'Dear reader': 5000 })
      type('Dear')
      await pass(350)
      type('Dear reader')
      await pass(1000)
      expect(isSaved()).toBe(false)
      await pass(5000)
      expect(isSaved()).toBe(true)
    },
    'a slow first request may reach the server last, as the page says': async () => {
      const { server, type } = await autosaving({ Dear: 3000 })
      type('Dear')
      await pass(350)
      type('Dear reader')
      await pass(5000)
      expect(server.received).toEqual(['Dear reader', 'Dear'])
    },
  },
  'failure, success, retry': {
    'a failed request is logged, and the next edit is saved': async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { server, type, isSaved } = await autosaving()
      server.isDown = true
      type('Dear')
      await pass(400)
      expect([isSaved(), error.mock.calls[0]?.[0]]).toEqual([false, 'listenerMiddleware/error'])
      server.isDown = false
      type('Dear reader')
      await pass(400)
      expect([server.received, isSaved()]).toEqual([['Dear reader'], true])
    },
  },
  'on a server': {
    'stores with a saver each do not save for one another': async () => {
      const { server, type, createAutosave, makeStore, slice } = await autosaving()
      const other = makeStore(createAutosave())
      type('Dear')
      other.dispatch(slice.textChanged('Other'))
      await pass(400)
      expect(server.received.sort()).toEqual(['Dear', 'Other'])
    },
  },
})

recipe(`${effects}#listener-errors`, 'saving until the server is up', {
  'failure, success, retry': {
    'after two failures the text is saved': async () => {
      const { requests, store, textChanged } = await retrying()
      store.dispatch(textChanged('Dear'))
      await pass(200)
      expect(requests()).toEqual(['Dear', 'Dear', 'Dear'])
      expect(store.getState().document).toMatchObject({ isSaved: true, error: '' })
    },
  },
  'another argument meanwhile': {
    'a newer edit ends the attempts of the one before': async () => {
      const { requests, store, textChanged } = await retrying()
      store.dispatch(textChanged('Dear'))
      await pass(20)
      store.dispatch(textChanged('Dear reader'))
      await pass(200)
      expect(requests()).toEqual(['Dear', 'Dear reader', 'Dear reader'])
      expect(store.getState().document.isSaved).toBe(true)
    },
  },
})

/** The page's autosave with its own server, which fails twice. */
async function retrying() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const code = await codeOf(effects, {
    files: ['src/features/document/documentSlice.ts'],
    declarations: { 'listener-errors': ['autosave', 'autosave.startListening()', 'store'] },
  })
  const requests = () => log.mock.calls.map(([line]) => String(line).replace(/.*: /, ''))
  return Object.assign(code, { requests })
}

async function counting(isStrict: boolean) {
  const { SaveCounter, makeStore, saved } = await codeOf(effects, {
    files: ['src/app/store.ts', 'src/features/document/documentSlice.ts'],
    declarations: { 'component-listeners': ['SaveCounter'] },
  })
  const store = makeStore()
  const page = await mount(store, <SaveCounter />, isStrict)
  const save = () => act(async () => void store.dispatch(saved()))
  await save()
  return { ...page, save, text: () => page.element.textContent }
}

recipe(`${effects}#component-listeners`, 'a listener of a component', {
  StrictMode: {
    'one save counts once': async () => {
      expect((await counting(true)).text()).toBe('Saved 1 times')
    },
  },
  'left in the middle': {
    'after unmounting, nothing listens': async () => {
      const error = vi.spyOn(console, 'error')
      const { unmount, save } = await counting(false)
      await unmount()
      await save()
      expect(error).not.toHaveBeenCalled()
    },
  },
})

async function watching() {
  const { nearbySlice, nearbySocket, watchStarted, watchStopped, FakeSocket } = await codeOf(
    effects,
    { files: ['src/features/nearby/nearby.ts', 'src/features/nearby/fakeSocket.ts'] },
  )
  const sockets: InstanceType<typeof FakeSocket>[] = []
  const connect = (place: string) => sockets[sockets.push(new FakeSocket(place)) - 1]
  const store = configureStore({
    reducer: { nearby: nearbySlice.reducer },
    middleware: (getDefault) => getDefault().concat(nearbySocket(connect)),
  })
  const open = () => sockets.map(({ isOpen }) => isOpen)
  return { sockets, store, open, watchStarted, watchStopped }
}

recipe(`${effects}#websockets`, 'a socket in middleware', {
  twice: {
    'watching another place closes the first socket and empties the list': async () => {
      const { sockets, store, open, watchStarted } = await watching()
      store.dispatch(watchStarted('elbe'))
      sockets[0].receive({ id: 's1', species: 'Wren' })
      store.dispatch(watchStarted('alster'))
      expect([open(), store.getState().nearby]).toEqual([[false, true], []])
    },
    'stopping twice, or before starting, does no harm': async () => {
      const { store, open, watchStarted, watchStopped } = await watching()
      store.dispatch(watchStopped())
      store.dispatch(watchStarted('elbe'))
      store.dispatch(watchStopped())
      store.dispatch(watchStopped())
      expect(open()).toEqual([false])
    },
  },
  'malformed answer': {
    'a message that is no JSON throws, and the next one arrives, as the page says': async () => {
      const { sockets, store, watchStarted } = await watching()
      store.dispatch(watchStarted('elbe'))
      const uncaught = vi.fn((event: Event) => event.preventDefault())
      window.addEventListener('error', uncaught)
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      try {
        sockets[0].dispatchEvent(new MessageEvent('message', { data: 'pong' }))
      } catch {
        uncaught(new Event('error'))
      }
      expect(uncaught.mock.calls.length + error.mock.calls.length).toBeGreaterThan(0)
      window.removeEventListener('error', uncaught)
      sockets[0].receive({ id: 's1', species: 'Wren' })
      expect(store.getState().nearby).toHaveLength(1)
    },
  },
})

const reference = 'redux-toolkit/api/createlistenermiddleware'

/** A listener of the reference in a store of its own. */
async function kitchen(section: string) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const code = await codeOf(reference, {
    files: ['src/kitchen.ts'],
    declarations: {
      [section]: ['listenerMiddleware', 'dispatch', 'listenerMiddleware.startListening()'],
    },
  })
  return Object.assign(code, { log, lines: () => log.mock.calls.map((line) => line.join(' ')) })
}

recipe(`${reference}#ignore-actions`, 'ignoring actions during a run', {
  'failure, success, retry': {
    'after an error, and after a canceled run, the listener listens again': async () => {
      const { dispatch, ordered, log, lines } = await kitchen('ignore-actions')
      vi.spyOn(console, 'error').mockImplementation(() => {})
      log.mockImplementationOnce(() => {
        throw new Error('The printer is jammed')
      })
      dispatch(ordered('Ramen'))
      await pass(20)
      dispatch(ordered('Soba'))
      dispatch(ordered('Udon'))
      await pass(20)
      dispatch(ordered('Udon'))
      expect(lines()).toEqual(['printing Ramen', 'printing Soba', 'printing Udon'])
    },
  },
})

recipe(`${reference}#cancel-runs`, 'debouncing', {
  twice: {
    'only the last text of each pause is saved': async () => {
      const { dispatch, noteChanged, lines } = await kitchen('cancel-runs')
      for (const text of ['a', 'ab']) dispatch(noteChanged(text))
      await pass(30)
      for (const text of ['abc', 'abcd']) dispatch(noteChanged(text))
      await pass(30)
      expect(lines()).toEqual(['saved: ab', 'saved: abcd'])
    },
  },
})

recipe(`${reference}#take-section`, 'waiting for another action', {
  'two at once, in the other order': {
    'each order waits for its own dish': async () => {
      const { dispatch, ordered, ready, lines } = await kitchen('take-section')
      for (const dish of ['Ramen', 'Soba', 'Udon']) dispatch(ordered(dish))
      dispatch(ready('Udon'))
      dispatch(ready('Ramen'))
      await pass(50)
      expect(lines().sort()).toEqual(['Ramen is ready', 'Soba takes too long', 'Udon is ready'])
    },
  },
})
