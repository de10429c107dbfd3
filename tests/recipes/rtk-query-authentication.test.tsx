// @vitest-environment happy-dom
/** Tokens that expire, and sessions that end, while requests are running and against servers that differ. */

import { configureStore } from '@reduxjs/toolkit'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect } from 'vitest'
import { nextTask } from '../support/claims.ts'
import { mount } from '../support/mount.tsx'
import { eventually } from './support/eventually.ts'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

type Respond = (request: Request) => Response | Promise<Response>

/** A server that accepts each refresh token once, and refuses every request with an expired token. */
function strictServer(renew?: Respond) {
  const server = { log: [] as string[], access: 'a1', refresh: 'r1' }
  const respond: Respond = async (request) => {
    const { pathname } = new URL(request.url)
    server.log.push(`${request.method} ${pathname}`)
    const token = request.headers.get('authorization')
    if (token && token !== `Bearer ${server.access}`) return new Response(null, { status: 401 })
    if (pathname === '/sessions') {
      const { name } = (await request.json()) as { name: string }
      if (!name) return Response.json('Unknown user', { status: 401 })
      return Response.json({
        userId: name,
        accessToken: server.access,
        refreshToken: server.refresh,
      })
    }
    if (pathname === '/renewals') {
      if (renew) return renew(request)
      const { refreshToken } = (await request.json()) as { refreshToken: string }
      if (refreshToken !== server.refresh) return new Response(null, { status: 401 })
      server.access += '+'
      server.refresh += '+'
      return Response.json({ accessToken: server.access, refreshToken: server.refresh })
    }
    return token ? Response.json(`${pathname} with ${token}`) : new Response(null, { status: 401 })
  }
  return { server, fetchFn: async (request: Request) => respond(request) }
}

const files = ['store', 'kitchenApi', 'sessionSlice', 'App', 'SignInForm']

async function setUp(renew?: Respond) {
  const world = strictServer(renew)
  const code = await codeOf('rtk-query/usage/authentication', {
    files: files.map((name) => `src/${name}.ts${/^[A-Z]/.test(name) ? 'x' : ''}`),
    replace: { 'src/server.ts': { ...world, wait: nextTask } },
  })
  const { kitchenApi, makeStore, selectSession, sessionSlice, signedIn } = code
  const { cancelOrder } = kitchenApi.injectEndpoints({
    endpoints: (build: typeof kitchenApi) => ({
      cancelOrder: build.mutation({
        query: (id: number) => ({ url: `/orders/${id}`, method: 'DELETE' }),
      }),
    }),
  }).endpoints
  /** A store of a reader who hasn't set up the reset of the cache yet. */
  const makePlainStore = () =>
    configureStore({
      reducer: { session: sessionSlice.reducer, kitchenApi: kitchenApi.reducer },
      middleware: (getDefault) => getDefault().concat(kitchenApi.middleware),
    })
  const store = makeStore()
  const { getOrders, getShift } = kitchenApi.endpoints
  const expired = { userId: 'ada', accessToken: 'expired', refreshToken: 'r1' }
  return Object.assign(code, {
    ...world,
    store,
    expired,
    cancelOrder,
    makePlainStore,
    session: (of = store) => selectSession(of.getState()),
    orders: (of = store) =>
      of.dispatch(getOrders.initiate(undefined, { forceRefetch: true, subscribe: false })),
    shift: (of = store) =>
      of.dispatch(getShift.initiate(undefined, { forceRefetch: true, subscribe: false })),
    signIn: (data: object, of = store) => of.dispatch(signedIn(data)),
  })
}

/** A renewal that waits until the test lets it end. */
function heldRenewal(answer: () => Response) {
  let ask = () => {}
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const renew: Respond = async () => {
    ask()
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return answer()
  }
  return { renew, asked, release: () => release() }
}

const renewals = (log: string[]) => log.filter((line) => line === 'POST /renewals').length
const newTokens = () => Response.json({ accessToken: 'a1', refreshToken: 'r2' })

recipe('rtk-query/usage/authentication#renew-once', 'renewing a token', {
  'two at once, in the other order': {
    'five requests with an expired token share a renewal': async () => {
      const { server, signIn, expired, orders, kitchenApi, store } = await setUp()
      const { getShift } = kitchenApi.endpoints
      signIn(expired)
      const all = [orders(), ...[1, 2, 3, 4].map(() => store.dispatch(getShift.initiate()))]
      for (const { data } of await Promise.all(all)) expect(data).toMatch(/with Bearer a1\+$/)
      expect(renewals(server.log)).toBe(1)
    },
    'a request that starts during the renewal waits for the new token': async () => {
      const held = heldRenewal(newTokens)
      const { server, signIn, expired, orders, shift } = await setUp(held.renew)
      signIn(expired)
      const first = orders()
      await held.asked
      const second = shift()
      await nextTask()
      expect(server.log).not.toContain('GET /shift')
      held.release()
      expect((await first).data).toBe('/orders with Bearer a1')
      expect((await second).data).toBe('/shift with Bearer a1')
    },
  },
  twice: {
    'the token is renewed again when it expires again': async () => {
      const { server, signIn, expired, orders, session } = await setUp()
      signIn(expired)
      await orders()
      server.access = 'next'
      expect((await orders()).data).toBe('/orders with Bearer next+')
      expect(session()).toMatchObject({ userId: 'ada', refreshToken: 'r1++' })
    },
    'a repeated request that gets a 401 too is not repeated again': async () => {
      const { server, signIn, expired, orders } = await setUp(() =>
        Response.json({ accessToken: 'wrong' }),
      )
      signIn(expired)
      expect((await orders()).error).toMatchObject({ status: 401 })
      expect(server.log).toEqual(['GET /orders', 'POST /renewals', 'GET /orders'])
    },
  },
  'failure, success, retry': {
    'without a connection or with a 503, the session stays and the next request renews it':
      async () => {
        const answers = [
          () => Promise.reject(new TypeError('Failed to fetch')),
          () => new Response(null, { status: 503 }),
          newTokens,
        ]
        const { signIn, expired, orders, session } = await setUp(() =>
          (answers.shift() as () => Response)(),
        )
        signIn(expired)
        expect((await orders()).error).toMatchObject({ status: 401 })
        expect((await orders()).error).toMatchObject({ status: 401 })
        expect(session()).toMatchObject(expired)
        expect((await orders()).data).toBe('/orders with Bearer a1')
      },
  },
  'left in the middle': {
    'signing out during the renewal is not undone by the new tokens': async () => {
      const held = heldRenewal(newTokens)
      const { signIn, expired, orders, session, signedOut, makePlainStore } = await setUp(
        held.renew,
      )
      const store = makePlainStore()
      signIn(expired, store)
      const request = orders(store)
      await held.asked
      store.dispatch(signedOut())
      held.release()
      expect((await request).error).toMatchObject({ status: 401 })
      expect(session(store)).toBeNull()
    },
    'a waiting DELETE is not sent for the user who signs in next': async () => {
      for (const isReset of [false, true]) {
        const held = heldRenewal(newTokens)
        const { signIn, server, cancelOrder, ...world } = await setUp(held.renew)
        const store = isReset ? world.makeStore() : world.makePlainStore()
        signIn(world.expired, store)
        const first = world.orders(store)
        await held.asked
        const waiting = store.dispatch(cancelOrder.initiate(1))
        store.dispatch(world.signedOut())
        signIn({ userId: 'ben', accessToken: 'a1', refreshToken: 'x' }, store)
        held.release()
        await first
        expect((await waiting).error).toBeTruthy()
        expect(server.log).not.toContain('DELETE /orders/1')
        expect(world.session(store)).toMatchObject({ userId: 'ben', refreshToken: 'x' })
      }
    },
    'a refused renewal does not end the session of the next user': async () => {
      const held = heldRenewal(() => new Response(null, { status: 401 }))
      const { signIn, expired, orders, session, makePlainStore } = await setUp(held.renew)
      const store = makePlainStore()
      signIn(expired, store)
      const request = orders(store)
      await held.asked
      signIn({ userId: 'ben', accessToken: 'a1', refreshToken: 'x' }, store)
      held.release()
      await request
      expect(session(store)).toMatchObject({ userId: 'ben' })
    },
    'the renewal goes on for others if the request that caused it is aborted': async () => {
      const held = heldRenewal(newTokens)
      const { signIn, expired, orders, shift, server } = await setUp(held.renew)
      signIn(expired)
      const first = orders()
      await held.asked
      const second = shift()
      first.abort()
      held.release()
      expect((await second).data).toBe('/shift with Bearer a1')
      expect(renewals(server.log)).toBe(1)
    },
  },
  'another server': {
    'a response with nothing but an access token keeps the user and the refresh token':
      async () => {
        const { signIn, expired, orders, session } = await setUp(() =>
          Response.json({ accessToken: 'a1' }),
        )
        signIn(expired)
        expect((await orders()).data).toBe('/orders with Bearer a1')
        expect(session()).toMatchObject({ userId: 'ada', accessToken: 'a1', refreshToken: 'r1' })
      },
    'an expired refresh token ends the session, whether the server says 400 or 401': async () => {
      for (const status of [400, 401]) {
        const { signIn, expired, orders, session } = await setUp(
          () => new Response(null, { status }),
        )
        signIn(expired)
        await orders()
        expect(session()).toBeNull()
      }
    },
    'with the refresh token in a cookie, the session is renewed, and signing out holds':
      async () => {
        const { signIn, orders, session, ...world } = await setUp(() =>
          Response.json({ accessToken: 'a1' }),
        )
        signIn({ userId: 'ada', accessToken: 'expired' })
        expect((await orders()).data).toBe('/orders with Bearer a1')

        const held = heldRenewal(() => Response.json({ accessToken: 'a1' }))
        const late = await setUp(held.renew)
        const store = late.makePlainStore()
        late.signIn({ userId: 'ada', accessToken: 'expired' }, store)
        const request = late.orders(store)
        await held.asked
        store.dispatch(world.signedOut())
        held.release()
        await request
        expect(session(store)).toBeNull()
      },
  },
  'malformed answer': {
    'the session stays if the renewal has no tokens in it': async () => {
      const page = () =>
        new Response('<p>Maintenance</p>', { headers: { 'Content-Type': 'text/html' } })
      for (const answer of [page, () => new Response(null, { status: 204 })]) {
        const { signIn, expired, orders, session } = await setUp(answer)
        signIn(expired)
        expect((await orders()).error).toMatchObject({ status: 401 })
        expect(session()).toMatchObject(expired)
      }
    },
  },
  'preloaded or rehydrated': {
    'stores that sign in separately renew separately': async () => {
      const { server, signIn, expired, orders, makeStore } = await setUp(newTokens)
      const stores = [makeStore(), makeStore()]
      for (const store of stores) signIn(expired, store)
      for (const { data } of await Promise.all(stores.map((store) => orders(store)))) {
        expect(data).toBe('/orders with Bearer a1')
      }
      expect(renewals(server.log)).toBe(2)
    },
  },
})

recipe('rtk-query/usage/authentication#sign-in', 'signing in', {
  'failure, success, retry': {
    'a wrong name shows the error, and the next try signs in': async () => {
      const { App, store } = await setUp()
      const page = await mount(store, <App />)
      const submit = (name: string) =>
        act(async () => {
          const [field, form] = ['[name=name]', 'form'].map((one) =>
            page.element.querySelector(one),
          )
          Object.assign(field as object, { value: name })
          form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
          await eventually(() => expect(store.getState().kitchenApi.mutations).not.toEqual({}))
        })
      await submit('')
      await eventually(() => act(() => expect(page.element.textContent).toContain("couldn't sign")))
      await submit('Ada')
      await eventually(() => act(() => expect(page.element.textContent).toContain('/orders with')))
    },
  },
  'on a server': {
    'a store without a session renders the form and sends nothing': async () => {
      const { App, store, server } = await setUp()
      const app = (
        <Provider store={store}>
          <App />
        </Provider>
      )
      expect(renderToString(app)).toContain('<form>')
      expect(server.log).toEqual([])
    },
  },
})

recipe('rtk-query/usage/authentication#sign-out', 'signing out', {
  'left in the middle': {
    'a response that arrives after signing out is not cached': async () => {
      const { signIn, orders, store, signedOut } = await setUp()
      signIn({ userId: 'ada', accessToken: 'a1', refreshToken: 'r1' })
      const request = orders()
      store.dispatch(signedOut())
      await request
      expect(store.getState().kitchenApi.queries).toEqual({})
    },
  },
  'another argument meanwhile': {
    'another user who signs in directly gets an empty cache': async () => {
      const { signIn, orders, store, kitchenApi } = await setUp()
      signIn({ userId: 'ada', accessToken: 'a1', refreshToken: 'r1' })
      await orders()
      signIn({ userId: 'ben', accessToken: 'a1', refreshToken: 'r1' })
      expect(kitchenApi.endpoints.getOrders.select()(store.getState()).data).toBeUndefined()
    },
    'renewing a token keeps the cache': async () => {
      const { signIn, expired, orders, shift, store } = await setUp()
      signIn(expired)
      await orders()
      await shift()
      expect(Object.keys(store.getState().kitchenApi.queries)).toHaveLength(2)
    },
  },
  StrictMode: {
    'the form replaces the data, and nothing is requested without a session': async () => {
      const { App, signIn, store, signedOut, server } = await setUp()
      signIn({ userId: 'ada', accessToken: 'a1', refreshToken: 'r1' })
      const page = await mount(store, <App />, true)
      await eventually(() => act(() => expect(page.element.textContent).toContain('/orders with')))
      await act(async () => store.dispatch(signedOut()))
      expect(page.element.textContent).toBe('Sign in')
      await act(nextTask)
      expect(server.log).toEqual(['GET /orders'])
    },
  },
  twice: {
    'signing out twice changes nothing': async () => {
      const { signIn, store, signedOut } = await setUp()
      signIn({ userId: 'ada', accessToken: 'a1', refreshToken: 'r1' })
      store.dispatch(signedOut())
      const after = store.getState()
      store.dispatch(signedOut())
      expect(store.getState()).toBe(after)
    },
  },
})
