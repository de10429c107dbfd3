import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../mocks/server'
import { makeStore } from '../../store'
import { callTicket, fetchTickets, selectTickets } from './ticketsSlice'

const cod = { id: 41, dish: 'Cod', served: false, station: null }

/** The next request for the tickets fails. */
const failOnce = () =>
  server.use(
    http.get(
      '/api/tickets',
      () => HttpResponse.json({ message: 'No paper.' }, { status: 500 }),
      { once: true },
    ),
  )

test('a load goes from idle to loading to succeeded', async () => {
  const store = makeStore()
  expect(store.getState().tickets.status).toBe('idle')
  const load = store.dispatch(fetchTickets())
  expect(store.getState().tickets.status).toBe('loading')
  await load
  expect(store.getState().tickets.status).toBe('succeeded')
  expect(selectTickets(store.getState())).toHaveLength(3)
})

test('a failed load keeps the message, and the next load removes it', async () => {
  failOnce()
  const store = makeStore()
  await store.dispatch(fetchTickets())
  expect(store.getState().tickets).toMatchObject({
    status: 'failed',
    error: 'No paper.',
  })

  await store.dispatch(fetchTickets())
  expect(store.getState().tickets).toMatchObject({
    status: 'succeeded',
    error: null,
  })
})

test('a second load is skipped while the first is running', async () => {
  const store = makeStore()
  const first = store.dispatch(fetchTickets())
  const second = await store.dispatch(fetchTickets())
  expect(second.meta).toMatchObject({ condition: true })

  await first
  expect(store.getState().tickets.status).toBe('succeeded')
})

test('a refused ticket rejects when its result is unwrapped', async () => {
  const store = makeStore()
  await store.dispatch(callTicket('Cod')).unwrap()
  expect(selectTickets(store.getState())).toEqual([cod])

  const result = await store.dispatch(callTicket('Lobster'))
  expect(result.type).toBe('tickets/callTicket/rejected')
  expect(result.payload).toBe('Lobster is off the menu tonight.')

  const unwrapped = store.dispatch(callTicket('Lobster')).unwrap()
  await expect(unwrapped).rejects.toBe('Lobster is off the menu tonight.')
})
