import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '../../mocks/server'
import { makeStore } from '../../store'
import { deepFreeze } from '../../test/deepFreeze'
import { stationFilterChanged, statusChanged } from '../filters/filtersSlice'
import {
  allServed,
  callTicket,
  fetchTickets,
  selectTickets,
  selectVisibleTicketIds,
  selectVisibleTickets,
  selectWaitingCount,
  servedCleared,
  servedToggled,
  stationAssigned,
  type Ticket,
  type TicketsState,
  ticketsSlice,
  ticketVoided,
} from './ticketsSlice'

const ticketsReducer = ticketsSlice.reducer

const soup: Ticket = { id: 4, dish: 'Soup', served: true, station: null }
const tart: Ticket = { id: 5, dish: 'Tart', served: false, station: 'pastry' }
const chops: Ticket = { id: 7, dish: 'Chops', served: false, station: 'grill' }
const cod: Ticket = { id: 41, dish: 'Cod', served: false, station: null }

const state = deepFreeze<TicketsState>({
  status: 'succeeded',
  error: null,
  ids: [4, 5, 7],
  entities: { 4: soup, 5: tart, 7: chops },
})

const loading = () => fetchTickets.pending('request')
const loaded = (tickets: Ticket[]) => fetchTickets.fulfilled(tickets, 'request')
const called = (ticket: Ticket) =>
  callTicket.fulfilled(ticket, 'request', ticket.dish)

// #region creator-test
test('createSlice makes the same actions as we did by hand', () => {
  expect(servedToggled(42)).toEqual({
    type: 'tickets/servedToggled',
    payload: 42,
  })
  expect(stationAssigned(42, 'bar')).toEqual({
    type: 'tickets/stationAssigned',
    payload: { ticketId: 42, station: 'bar' },
  })
})
// #endregion

describe('the reducer', () => {
  test('adds a ticket under its id', () => {
    const { ids, entities } = ticketsReducer(state, called(cod))
    expect(ids).toEqual([4, 5, 7, 41])
    expect(entities).toEqual({ 4: soup, 5: tart, 7: chops, 41: cod })
  })

  test('toggles one ticket and keeps the others as they are', () => {
    const { entities } = ticketsReducer(state, servedToggled(7))
    expect(entities[7]).toEqual({ ...chops, served: true })
    expect(entities[4]).toBe(soup)
    expect(entities[5]).toBe(tart)
  })

  test('leaves the state alone when the ticket is gone', () => {
    expect(ticketsReducer(state, servedToggled(99))).toBe(state)
    expect(ticketsReducer(state, stationAssigned(99, 'bar'))).toBe(state)
    expect(ticketsReducer(state, ticketVoided(99))).toBe(state)
  })

  test('gives a ticket a station, and none', () => {
    const toBar = ticketsReducer(state, stationAssigned(4, 'bar'))
    expect(toBar.entities[4]).toEqual({ ...soup, station: 'bar' })
    const toNone = ticketsReducer(state, stationAssigned(7, null))
    expect(toNone.entities[7]).toEqual({ ...chops, station: null })
  })

  test('voids a ticket', () => {
    const { entities } = ticketsReducer(state, ticketVoided(7))
    expect(entities).toEqual({ 4: soup, 5: tart })
  })

  test('serves all tickets, and leaves served ones alone', () => {
    const { entities } = ticketsReducer(state, allServed())
    expect(Object.values(entities).every(({ served }) => served)).toBe(true)
    expect(entities[4]).toBe(soup)
  })

  test('clears what is served', () => {
    const { entities } = ticketsReducer(state, servedCleared())
    expect(entities).toEqual({ 5: tart, 7: chops })
  })
})

// #region request-tests
describe('a request', () => {
  test('goes from pending to fulfilled', () => {
    const pending = ticketsReducer(undefined, loading())
    expect(pending).toMatchObject({ status: 'loading', error: null, ids: [] })

    const fulfilled = ticketsReducer(pending, loaded([soup, tart]))
    expect(fulfilled.status).toBe('succeeded')
    expect(fulfilled.entities).toEqual({ 4: soup, 5: tart })
  })

  test('goes from pending to rejected, and forgets the error next time', () => {
    const noGas = fetchTickets.rejected(new Error('No gas.'), 'request')
    const rejected = ticketsReducer(undefined, noGas)
    expect(rejected).toMatchObject({ status: 'failed', error: 'No gas.' })

    const again = ticketsReducer(rejected, loading())
    expect(again).toMatchObject({ status: 'loading', error: null })
  })

  test('keeps a ticket that was called while it was running', () => {
    const before = ticketsReducer(undefined, called(cod))
    const { entities } = ticketsReducer(before, loaded([soup]))
    expect(entities).toEqual({ 4: soup, 41: cod })
  })
})
// #endregion

describe('the thunks', () => {
  // #region condition-test
  test('skip a second load while the first is running', async () => {
    const store = makeStore()
    const first = store.dispatch(fetchTickets())
    const second = await store.dispatch(fetchTickets())
    expect(second.meta).toMatchObject({ condition: true })
    expect(store.getState().tickets.status).toBe('loading')

    await first
    expect(store.getState().tickets.status).toBe('succeeded')
    expect(selectTickets(store.getState())).toHaveLength(3)
  })
  // #endregion

  test('keep the message of a failure', async () => {
    server.use(
      http.get('/api/tickets', () =>
        HttpResponse.json({ message: 'The printer jams.' }, { status: 500 }),
      ),
    )
    const store = makeStore()
    await store.dispatch(fetchTickets())
    expect(store.getState().tickets).toMatchObject({
      status: 'failed',
      error: 'The printer jams.',
    })
  })

  // #region unwrap-test
  test('throw the message of a refused ticket when unwrapped', async () => {
    const store = makeStore()
    await store.dispatch(callTicket('Cod')).unwrap()
    expect(selectTickets(store.getState())).toEqual([cod])

    const result = await store.dispatch(callTicket('lobster'))
    expect(result.type).toBe('tickets/callTicket/rejected')
    expect(result.payload).toBe('lobster is off the menu tonight.')

    const unwrapped = store.dispatch(callTicket('lobster')).unwrap()
    await expect(unwrapped).rejects.toBe('lobster is off the menu tonight.')
  })
  // #endregion
})

describe('the selectors', () => {
  const openStore = () => {
    const store = makeStore()
    store.dispatch(loaded([soup, tart, chops]))
    return store
  }

  test('apply both filters together', () => {
    const store = openStore()
    const visibleDishes = () =>
      selectVisibleTickets(store.getState()).map(({ dish }) => dish)
    expect(visibleDishes()).toEqual(['Soup', 'Tart', 'Chops'])

    store.dispatch(statusChanged('waiting'))
    expect(visibleDishes()).toEqual(['Tart', 'Chops'])

    store.dispatch(stationFilterChanged('grill', 'added'))
    expect(visibleDishes()).toEqual(['Chops'])

    store.dispatch(statusChanged('served'))
    expect(visibleDishes()).toEqual([])
  })

  test('count what waits', () => {
    expect(selectWaitingCount(openStore().getState())).toBe(2)
  })

  test('give the same tickets after an unrelated action', () => {
    const store = openStore()
    const tickets = selectTickets(store.getState())
    store.dispatch(statusChanged('waiting'))
    expect(selectTickets(store.getState())).toBe(tickets)
    store.dispatch(servedToggled(7))
    expect(selectTickets(store.getState())).not.toBe(tickets)
  })

  test('return the same ids while the same tickets are visible', () => {
    const store = openStore()
    const ids = selectVisibleTicketIds(store.getState())
    expect(ids).toEqual([4, 5, 7])

    store.dispatch(servedToggled(7))
    expect(selectVisibleTicketIds(store.getState())).toBe(ids)
  })
})
