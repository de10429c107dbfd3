import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '../../mocks/server'
import { makeStore } from '../../store'
import { deepFreeze } from '../../test/deepFreeze'
import { stationFilterChanged, statusChanged } from '../filters/filtersSlice'
import ticketsReducer, {
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
  ticketAdded,
  ticketsLoaded,
  ticketsLoadFailed,
  ticketsLoading,
  ticketVoided,
} from './ticketsSlice'

const soup: Ticket = { id: 4, dish: 'Soup', served: true, station: null }
const tart: Ticket = { id: 5, dish: 'Tart', served: false, station: 'pastry' }
const chops: Ticket = { id: 7, dish: 'Chops', served: false, station: 'grill' }
const cod: Ticket = { id: 41, dish: 'Cod', served: false, station: null }

const state = deepFreeze<TicketsState>({
  status: 'succeeded',
  error: null,
  entities: { 4: soup, 5: tart, 7: chops },
})

describe('the reducer', () => {
  test('adds a ticket under its id', () => {
    const { entities } = ticketsReducer(state, ticketAdded(cod))
    expect(entities).toEqual({ 4: soup, 5: tart, 7: chops, 41: cod })
  })

  test('toggles one ticket and keeps the others as they are', () => {
    const { entities } = ticketsReducer(state, servedToggled(7))
    expect(entities[7]).toEqual({ ...chops, served: true })
    expect(entities[4]).toBe(soup)
    expect(entities[5]).toBe(tart)
  })

  // #region gone-test
  test('leaves the state alone when the ticket is gone', () => {
    expect(ticketsReducer(state, servedToggled(99))).toBe(state)
    expect(ticketsReducer(state, stationAssigned(99, 'bar'))).toBe(state)
    expect(ticketsReducer(state, ticketVoided(99))).toBe(state)
  })
  // #endregion

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
  test('goes from loading to succeeded', () => {
    const loading = ticketsReducer(undefined, ticketsLoading())
    expect(loading).toEqual({ status: 'loading', error: null, entities: {} })

    const loaded = ticketsReducer(loading, ticketsLoaded([soup, tart]))
    expect(loaded.status).toBe('succeeded')
    expect(loaded.entities).toEqual({ 4: soup, 5: tart })
  })

  test('goes from loading to failed, and forgets the error next time', () => {
    const failed = ticketsReducer(undefined, ticketsLoadFailed('No gas.'))
    expect(failed).toMatchObject({ status: 'failed', error: 'No gas.' })

    const again = ticketsReducer(failed, ticketsLoading())
    expect(again).toMatchObject({ status: 'loading', error: null })
  })

  test('keeps a ticket that was called while it was running', () => {
    const called = ticketsReducer(undefined, ticketAdded(cod))
    const { entities } = ticketsReducer(called, ticketsLoaded([soup]))
    expect(entities).toEqual({ 4: soup, 41: cod })
  })
})
// #endregion

describe('the thunks', () => {
  test('load the open tickets', async () => {
    const store = makeStore()
    const loading = store.dispatch(fetchTickets())
    expect(store.getState().tickets.status).toBe('loading')
    await loading
    expect(store.getState().tickets.status).toBe('succeeded')
    expect(selectTickets(store.getState())).toHaveLength(3)
  })

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

  // #region await-test
  test('tell the caller of a refused ticket', async () => {
    const store = makeStore()
    await store.dispatch(callTicket('Cod'))
    expect(selectTickets(store.getState())).toEqual([cod])

    await expect(store.dispatch(callTicket('lobster'))).rejects.toThrow(
      'lobster is off the menu tonight.',
    )
    expect(selectTickets(store.getState())).toEqual([cod])
  })
  // #endregion
})

// #region selector-tests
describe('the selectors', () => {
  const openStore = () => {
    const store = makeStore()
    store.dispatch(ticketsLoaded([soup, tart, chops]))
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

  test('compute nothing again after an unrelated action', () => {
    const store = openStore()
    const tickets = selectTickets(store.getState())
    selectTickets.resetRecomputations()

    store.dispatch(statusChanged('waiting'))
    expect(selectTickets(store.getState())).toBe(tickets)
    expect(selectTickets.recomputations()).toBe(0)

    store.dispatch(servedToggled(7))
    expect(selectTickets(store.getState())).not.toBe(tickets)
    expect(selectTickets.recomputations()).toBe(1)
  })

  test('return the same ids while the same tickets are visible', () => {
    const store = openStore()
    const ids = selectVisibleTicketIds(store.getState())
    expect(ids).toEqual([4, 5, 7])

    store.dispatch(servedToggled(7))
    expect(selectVisibleTicketIds(store.getState())).toBe(ids)
  })
})
// #endregion
