// @vitest-environment happy-dom
/** Streams that are lost, late, malformed, left, or of another kind. */

import { configureStore } from '@reduxjs/toolkit'
import { expect, vi } from 'vitest'
import { nextTask } from '../support/claims.ts'
import { eventually } from './support/eventually.ts'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'
import { screenOf } from './support/screen.tsx'

const files = [
  'kitchenApi',
  'openStream',
  'server',
  'liveTickets',
  'watchedTickets',
  'mergeTickets',
]

async function setUp({ alternative = 'websocket', declarations = {} } = {}) {
  const code = await codeOf('rtk-query/usage/streaming-updates', {
    files: [...files.map((name) => `src/${name}.ts`), 'src/show.tsx'],
    alternative,
    declarations,
  })
  code.streamSettings.retryMs = 1
  code.server.delay = 1
  const store = code.makeStore()
  const entry = (name: string) => code.kitchenApi.endpoints[name].select()(store.getState())
  const statuses = (name = 'getTickets') =>
    entry(name).data?.map(({ status }: { status: string }) => status)
  const subscribe = (name = 'getTickets', options = {}) =>
    store.dispatch(code.kitchenApi.endpoints[name].initiate(undefined, options))
  const end = () => store.dispatch(code.kitchenApi.util.resetApiState())
  return Object.assign(code, { store, entry, statuses, subscribe, end })
}

recipe('rtk-query/usage/streaming-updates#refetch', 'refetching after each message', {
  twice: {
    'entries of one query share a socket, in StrictMode too': async () => {
      const { kitchenApi, useGetTicketsQuery, server, store, end } = await setUp()
      function Tickets() {
        return <p>{useGetTicketsQuery().data?.length}</p>
      }
      const screen = await screenOf(store, [<Tickets key="a" />, <Tickets key="b" />], true)
      await screen.shows('22')
      await eventually(() => expect(server.openSockets).toBe(1))
      expect(server.sockets).toHaveLength(1)
      expect(Object.keys(store.getState()[kitchenApi.reducerPath].queries)).toHaveLength(1)
      end()
    },
  },
  'left in the middle': {
    'a socket that is still connecting when the user signs out is closed for good': async () => {
      const { subscribe, server, end } = await setUp()
      subscribe()
      end()
      await eventually(() => expect(server.sockets[0].isClosed).toBe(true))
      for (let i = 0; i < 5; i++) await nextTask()
      expect(server.openSockets).toBe(0)
      expect(server.sockets).toHaveLength(1)
    },
    'no socket is opened again if the connection is lost just before signing out': async () => {
      const { subscribe, server, end } = await setUp()
      subscribe()
      await eventually(() => expect(server.openSockets).toBe(1))
      server.loseConnections()
      end()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(server.sockets).toHaveLength(1)
    },
    'a prefetched entry is removed when its socket opens': async () => {
      const { subscribe, entry, server } = await setUp()
      await subscribe('getTickets', { subscribe: false })
      await eventually(() => expect(server.sockets[0].isClosed).toBe(true))
      expect(entry('getTickets').data).toBeUndefined()
    },
  },
  'failure, success, retry': {
    'tickets are loaded again after a lost connection, and after a failed first request':
      async () => {
        const { subscribe, statuses, server, end } = await setUp()
        await subscribe()
        await eventually(() => expect(server.openSockets).toBe(1))
        server.loseConnections()
        server.finish(1)
        await eventually(() => expect(statuses()).toEqual(['ready', 'open']))
        expect(server.openSockets).toBe(1)
        end()
      },
  },
  'malformed answer': {
    'a message that is not JSON throws in the listener, and later messages still arrive':
      async () => {
        const { subscribe, statuses, server, end } = await setUp()
        await subscribe()
        await eventually(() => expect(server.openSockets).toBe(1))
        const [socket] = server.sockets
        const ping = new MessageEvent('message', { data: 'ping' })
        expect(() => socket.dispatchEvent(ping)).toThrow(SyntaxError)
        server.finish(1)
        server.send('news')
        await eventually(() => expect(statuses()).toEqual(['ready', 'open']))
        end()
      },
  },
  'on a server': {
    'dispatching initiate opens a socket there as well': async () => {
      const { subscribe, server, end } = await setUp()
      vi.stubGlobal('window', undefined)
      await subscribe()
      expect(server.sockets).toHaveLength(1)
      end()
    },
  },
  'preloaded or rehydrated': {
    'an entry of the preloaded state has no stream': async () => {
      const { kitchenApi, subscribe, store, server, end } = await setUp()
      await subscribe()
      const preloadedState = { kitchenApi: store.getState().kitchenApi }
      end()
      const count = server.sockets.length
      const next = configureStore({
        reducer: { kitchenApi: kitchenApi.reducer },
        middleware: (getDefault) => getDefault().concat(kitchenApi.middleware),
        preloadedState,
      })
      await next.dispatch(
        kitchenApi.endpoints.getTickets.initiate(undefined, { forceRefetch: true }),
      )
      expect(server.sockets).toHaveLength(count)
    },
  },
})

recipe('rtk-query/usage/streaming-updates#update', 'updating the cache with each message', {
  twice: {
    'a message that arrives twice, or late, changes nothing': async () => {
      const { subscribe, statuses, server, end } = await setUp()
      await subscribe('getLiveTickets')
      await eventually(() => expect(server.openSockets).toBe(1))
      const [old] = server.tickets
      const news = server.finish(1)
      for (const message of [news, news, old]) server.send(message)
      await eventually(() => expect(statuses('getLiveTickets')).toEqual(['ready', 'open']))
      end()
    },
  },
  'left in the middle': {
    'an early message is dropped if the entry is removed before it has data': async () => {
      const { subscribe, server, end } = await setUp()
      server.delay = 50
      subscribe('getLiveTickets')
      await eventually(() => expect(server.openSockets).toBe(1))
      server.send(server.finish(1))
      end()
      await eventually(() => expect(server.openSockets).toBe(0))
    },
  },
  'empty and large': {
    'a message is merged into 10,000 tickets': async () => {
      const { mergeTickets } = await setUp()
      const many = Array.from({ length: 10_000 }, (_, id) => ({ id, status: 'open', version: 1 }))
      mergeTickets(many, [{ id: 9999, status: 'ready', version: 2 }])
      expect(many).toHaveLength(10_000)
      expect(many[9999]).toMatchObject({ status: 'ready' })
    },
    'tickets are added to an empty list': async () => {
      const { mergeTickets } = await setUp()
      const none: object[] = []
      mergeTickets(none, [{ id: 1, status: 'open', version: 1 }])
      expect(none).toHaveLength(1)
    },
  },
})

recipe('rtk-query/usage/streaming-updates#socket-only', 'data that comes only from the socket', {
  'failure, success, retry': {
    'the entry says whether the socket is connected, and keeps its tickets without one':
      async () => {
        const { subscribe, entry, server, end } = await setUp()
        await subscribe('watchTickets')
        expect(entry('watchTickets').data).toEqual({ isConnected: false, tickets: null })
        const isConnected = (value: boolean) =>
          eventually(() => expect(entry('watchTickets').data.isConnected).toBe(value))
        await isConnected(true)
        server.send([{ id: 1 }])
        server.loseConnections()
        await isConnected(false)
        expect(entry('watchTickets').data.tickets).toEqual([{ id: 1 }])
        await isConnected(true)
        end()
      },
  },
  twice: {
    'a refetch keeps what the socket has sent': async () => {
      const { subscribe, entry, server, end } = await setUp()
      const subscription = subscribe('watchTickets')
      await subscription
      await eventually(() => expect(entry('watchTickets').data.isConnected).toBe(true))
      server.send([{ id: 1 }])
      await subscription.refetch()
      expect(entry('watchTickets').data).toEqual({ isConnected: true, tickets: [{ id: 1 }] })
      end()
    },
  },
  'left in the middle': {
    'the socket is closed when the user signs out': async () => {
      const { subscribe, entry, server, end } = await setUp()
      await subscribe('watchTickets')
      await eventually(() => expect(entry('watchTickets').data.isConnected).toBe(true))
      end()
      await eventually(() => expect(server.openSockets).toBe(0))
      expect(entry('watchTickets').data).toBeUndefined()
    },
  },
})

recipe('rtk-query/usage/streaming-updates#authenticate', 'a token for the socket', {
  'another argument meanwhile': {
    'each new socket gets the token of that moment': async () => {
      const { openTickets, server } = await setUp({
        declarations: { authenticate: ['openTickets'] },
      })
      let token = 'a1'
      const close = openTickets(
        () => token,
        () => {},
      )
      await eventually(() => expect(server.received).toEqual(['{"token":"a1"}']))
      token = 'a2'
      server.loseConnections()
      await eventually(() => expect(server.received).toEqual(['{"token":"a1"}', '{"token":"a2"}']))
      close()
    },
  },
})

class FakeEventSource extends EventTarget {
  static CLOSED = 2
  static all: FakeEventSource[] = []
  readyState = 0
  address: string
  constructor(address: string) {
    super()
    if (!/^https?:/.test(address)) this.readyState = FakeEventSource.CLOSED
    this.address = address
    FakeEventSource.all.push(this)
  }
  /** What a browser does when the server responds with an error. */
  fail() {
    this.readyState = FakeEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}

recipe('rtk-query/usage/streaming-updates#sse', 'server-sent events', {
  'another server': {
    'a 503 for a while does not end the stream': async () => {
      const { openStream } = await setUp({ alternative: 'sse' })
      FakeEventSource.all = []
      vi.stubGlobal('EventSource', FakeEventSource)
      const log: string[] = []
      const close = openStream('https://kitchen.example/tickets', {
        onOpen: () => log.push('open'),
        onClose: () => log.push('close'),
        onMessage: (data: string) => log.push(data),
      })
      const sources = FakeEventSource.all
      sources[0]?.fail()
      await eventually(() => expect(sources).toHaveLength(2))
      sources[1]?.dispatchEvent(new Event('open'))
      sources[1]?.dispatchEvent(new MessageEvent('message', { data: '"news"' }))
      expect(log).toEqual(['close', 'open', 'news'])
      sources[1]?.fail()
      close()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(sources).toHaveLength(2)
    },
    'a short loss of the connection is left to the browser': async () => {
      const { openStream } = await setUp({ alternative: 'sse' })
      FakeEventSource.all = []
      vi.stubGlobal('EventSource', FakeEventSource)
      const close = openStream('https://kitchen.example/tickets', { onOpen() {}, onMessage() {} })
      FakeEventSource.all[0]?.dispatchEvent(new Event('error'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(FakeEventSource.all).toHaveLength(1)
      close()
    },
  },
})
