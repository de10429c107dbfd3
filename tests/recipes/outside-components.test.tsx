// @vitest-environment happy-dom
/** Code beside components that uses the store: timers, clients, listeners that replace sagas, and second stores. */

import { configureStore, type Reducer } from '@reduxjs/toolkit'
import { act } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { mount } from '../support/mount.tsx'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const accessing = 'react-redux/usage/accessing-the-store'

recipe(`${accessing}#outside`, 'a clock that gets the store', {
  'left in the middle': {
    'once stopped, it dispatches no more, and stopping again does no harm': async () => {
      const { startClock, makeStore } = await codeOf(accessing, {
        files: ['src/player/clock.ts', 'src/app/store.ts'],
      })
      const store = makeStore()
      const stop = startClock(store)
      await vi.advanceTimersByTimeAsync(2500)
      stop()
      stop()
      await vi.advanceTimersByTimeAsync(5000)
      expect([store.getState().second, vi.getTimerCount()]).toEqual([2, 0])
    },
  },
  'on a server': {
    'each store has a clock of its own': async () => {
      const { startClock, makeStore } = await codeOf(accessing, {
        files: ['src/player/clock.ts', 'src/app/store.ts'],
      })
      const [one, other] = [makeStore(), makeStore()]
      const stop = startClock(one)
      await vi.advanceTimersByTimeAsync(1000)
      stop()
      expect([one.getState().second, other.getState().second]).toEqual([1, 0])
    },
  },
})

recipe(`${accessing}#usestore`, 'reading the state in a handler', {
  twice: {
    'two quick clicks go back two tracks': async () => {
      const { BackButton, makeStore, trackChanged } = await codeOf(accessing, {
        files: ['src/player/BackButton.tsx', 'src/app/store.ts'],
      })
      const store = makeStore()
      store.dispatch(trackChanged('Blue in Green'))
      const { element } = await mount(store, <BackButton />)
      const click = () => element.querySelector('button')?.click()
      await act(async () => {
        click()
        click()
      })
      expect(store.getState().track).toBe('So What')
    },
  },
  'malformed answer': {
    'a track that is not in the list stays': async () => {
      const { BackButton, makeStore, trackChanged } = await codeOf(accessing, {
        files: ['src/player/BackButton.tsx', 'src/app/store.ts'],
      })
      const store = makeStore()
      store.dispatch(trackChanged('Nardis'))
      const { element } = await mount(store, <BackButton />)
      await act(async () => element.querySelector('button')?.click())
      expect(store.getState().track).toBe('Nardis')
    },
  },
})

const structure = 'faq/code-structure'

recipe(`${structure}#store-outside-components`, 'a client that gets the store', {
  'another argument meanwhile': {
    'each request has the token of its time, and none without a store': async () => {
      const { request, setStore } = await codeOf(structure, { files: ['src/app/client.ts'] })
      const tokens: (string | null)[] = []
      vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Headers }) => {
        tokens.push(headers.get('authorization'))
      })
      await request('/birds')
      const session = { token: 't1' }
      setStore({ getState: () => ({ session }) })
      await request('/birds')
      session.token = ''
      await request('/birds')
      expect(tokens).toEqual([null, 'Bearer t1', null])
    },
  },
})

const migrating = 'usage/migrating-to-modern-redux'

type Added = { type: string; payload: { id: unknown } }

async function bumping() {
  const { startBumping, listenerMiddleware, ticketsSlice, ticketAdded, ticketServed } =
    await codeOf(migrating, {
      files: [
        'after/tickets/bumpListener.ts',
        'after/listeners.ts',
        'after/tickets/ticketsSlice.ts',
      ],
    })
  const store = configureStore({
    reducer: { tickets: ticketsSlice.reducer as Reducer<{ urgent: boolean }[]> },
    middleware: (getDefault) => getDefault().prepend(listenerMiddleware.middleware),
  })
  startBumping()
  const add = (dish: string) => {
    const added = ticketAdded(dish) as Added
    store.dispatch(added)
    return added.payload.id
  }
  const urgent = () => store.getState().tickets.map(({ urgent }) => urgent)
  const serve = (id: unknown) => store.dispatch(ticketServed(id))
  return { add, serve, urgent, startBumping, stop: listenerMiddleware.clearListeners }
}

recipe(`${migrating}#sagas-to-listeners`, 'a listener in place of a saga', {
  'two at once, in the other order': {
    'each ticket has its own ten seconds': async () => {
      const { add, serve, urgent } = await bumping()
      const first = add('Ramen')
      await vi.advanceTimersByTimeAsync(6000)
      add('Soba')
      serve(first)
      await vi.advanceTimersByTimeAsync(6000)
      expect(urgent()).toEqual([false, false])
      await vi.advanceTimersByTimeAsync(6000)
      expect(urgent()).toEqual([false, true])
    },
  },
  'left in the middle': {
    'a ticket waits no longer once listeners are cleared': async () => {
      const { add, urgent, stop } = await bumping()
      add('Ramen')
      stop()
      await vi.advanceTimersByTimeAsync(20_000)
      expect([urgent(), vi.getTimerCount()]).toEqual([[false], 0])
    },
  },
})

const sub = 'usage/isolating-redux-sub-apps'

recipe(`${sub}#two-stores`, 'a widget that reads two stores', {
  StrictMode: {
    'a click changes the widget, a change of the host its class': async () => {
      const { ThemedPlayer } = await codeOf(sub, { files: ['src/player/ThemedPlayer.tsx'] })
      const host = configureStore({
        reducer: (state = { theme: 'dark' }, action: { type: string; theme?: string }) =>
          action.theme ? { theme: action.theme } : state,
      })
      const { element } = await mount(
        host,
        [1, 2].map((key) => <ThemedPlayer key={key} />),
        true,
      )
      await act(async () => element.querySelector('button')?.click())
      await act(async () => void host.dispatch({ type: 'themeChanged', theme: 'light' }))
      expect(element.innerHTML).toBe(
        '<button class="light">Pause</button><button class="light">Play</button>',
      )
    },
  },
  'left in the middle': {
    'outside of its Provider, a hook of the widget says so': async () => {
      const { usePlayerSelector } = await codeOf(sub, { files: ['src/player/context.ts'] })
      const Alone = () => usePlayerSelector(() => 'x')
      const host = configureStore({ reducer: () => 0 })
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { errors } = await mount(
        host,
        <Provider store={host}>
          <Alone />
        </Provider>,
      ).catch((error) => ({ errors: [String(error)] }))
      expect(errors[0]).toContain('could not find react-redux context value')
    },
  },
})
