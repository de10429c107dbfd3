/** Code of the FAQ that goes into an app: signing in, and several tabs. */

import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'faq/miscellaneous'
const ida = { observer: { id: 'o1', name: 'Ida' }, token: 't1' }

/** The page's session with a server that answers by a function. */
async function session(answer: () => Response) {
  const { api, sessionSlice } = await codeOf(id, {
    declarations: { authentication: ['api', 'sessionSlice'] },
  })
  const sent: (string | null)[] = []
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(new URL(url, 'http://localhost'), init)
      }
    },
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('authorization'))
    return answer()
  })
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, [api.reducerPath]: api.reducer }),
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })
  const signIn = () =>
    store.dispatch(api.endpoints.signIn.initiate({ name: 'Ida', password: 'x' }) as never)
  const state = () => store.getState().session
  return { sent, signIn, state, signOut: () => store.dispatch(sessionSlice.actions.signedOut()) }
}

recipe(`${id}#authentication`, 'signing in', {
  twice: {
    'the second request has the token of the first, until the user signs out': async () => {
      const { sent, signIn, signOut, state } = await session(() => Response.json(ida))
      await signIn()
      await signIn()
      signOut()
      await signIn()
      expect(sent).toEqual([null, 'Bearer t1', null])
      expect(state()).toEqual(ida)
    },
  },
  'another server': {
    'a server that sets a cookie sends no token, and one with an error changes nothing':
      async () => {
        const answers = [
          Response.json({ observer: ida.observer }),
          new Response('<h1>503</h1>', { status: 503 }),
        ]
        const { sent, signIn, state } = await session(() => answers.shift() as Response)
        await signIn()
        await signIn()
        expect(state()).toEqual({ observer: ida.observer, token: null })
        expect(sent).toEqual([null, null])
      },
  },
  'malformed answer': {
    'an empty answer leaves nobody signed in, and requests go on': async () => {
      const answers = [new Response(null, { status: 204 }), Response.json(ida)]
      const { signIn, state } = await session(() => answers.shift() as Response)
      await signIn()
      expect(state()).toEqual({ observer: null, token: null })
      await signIn()
      expect(state()).toEqual(ida)
    },
  },
})

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** A tab of the page's app, which remembers the theme. */
async function openTab() {
  const { channel, listener, receive, themeChanged } = await codeOf(id, {
    declarations: {
      tabs: ['channel', 'listener', 'listener.startListening()', 'receive', 'themeChanged'],
    },
  })
  channels.push(channel)
  const store = configureStore({
    reducer: (theme = 'light', action: { type: string; payload?: string }) =>
      (themeChanged.match(action) && action.payload) || theme,
    middleware: (getDefault) => getDefault().prepend(listener.middleware),
  })
  const notified = vi.fn()
  store.subscribe(notified)
  receive(store.dispatch)
  return { store, notified, change: (theme: string) => store.dispatch(themeChanged(theme)) }
}

recipe(`${id}#tabs`, 'several tabs', {
  twice: {
    'a change reaches the other tab once, and does not come back': async () => {
      const [one, other] = [await openTab(), await openTab()]
      one.change('dark')
      await vi.waitFor(() => expect(other.store.getState()).toBe('dark'))
      other.change('light')
      await vi.waitFor(() => expect(one.store.getState()).toBe('light'))
      expect([one.notified.mock.calls.length, other.notified.mock.calls.length]).toEqual([2, 2])
    },
  },
  'two at once, in the other order': {
    'each tab ends with the other’s choice, as the page says': async () => {
      const [one, other] = [await openTab(), await openTab()]
      one.change('dark')
      other.change('blue')
      await vi.waitFor(() => expect(one.store.getState()).toBe('blue'))
      await vi.waitFor(() => expect(other.store.getState()).toBe('dark'))
    },
  },
})
