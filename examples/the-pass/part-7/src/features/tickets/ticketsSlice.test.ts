import { describe, expect, test } from 'vitest'
import { makeStore } from '../../store'
import { deepFreeze } from '../../test/deepFreeze'
import { called, loaded } from '../../test/serverActions'
import { stationFilterChanged, statusChanged } from '../filters/filtersSlice'
import {
  allServed,
  selectTickets,
  selectVisibleTicketIds,
  selectVisibleTickets,
  selectWaitingCount,
  servedCleared,
  servedToggled,
  stationAssigned,
  type Ticket,
  ticketVoided,
} from './ticketsSlice'

const soup: Ticket = { id: 4, dish: 'Soup', served: true, station: null }
const tart: Ticket = { id: 5, dish: 'Tart', served: false, station: 'pastry' }
const chops: Ticket = { id: 7, dish: 'Chops', served: false, station: 'grill' }
const cod: Ticket = { id: 41, dish: 'Cod', served: false, station: null }

/** A store with three tickets on the rail. */
function openStore() {
  const store = makeStore()
  store.dispatch(loaded(deepFreeze([soup, tart, chops])))
  return store
}

type Action = Parameters<ReturnType<typeof makeStore>['dispatch']>[0]

/** The tickets on the rail after one more action. */
function ticketsAfter(action: Action) {
  const store = openStore()
  store.dispatch(action)
  return selectTickets(store.getState())
}

describe('the tickets', () => {
  test('a called ticket comes last', () => {
    expect(ticketsAfter(called(cod))).toEqual([soup, tart, chops, cod])
  })

  test('toggling marks one ticket and keeps the others as they are', () => {
    const tickets = ticketsAfter(servedToggled(7))
    expect(tickets).toEqual([soup, tart, { ...chops, served: true }])
    expect(tickets[0]).toBe(soup)
    expect(tickets[1]).toBe(tart)
  })

  test('a ticket can be given a station, and none', () => {
    const toBar = ticketsAfter(stationAssigned(4, 'bar'))
    expect(toBar).toEqual([{ ...soup, station: 'bar' }, tart, chops])
    const toNone = ticketsAfter(stationAssigned(7, null))
    expect(toNone).toEqual([soup, tart, { ...chops, station: null }])
  })

  test('voiding takes a ticket off the rail', () => {
    expect(ticketsAfter(ticketVoided(7))).toEqual([soup, tart])
  })

  test('"serve all" marks every ticket, and leaves served ones alone', () => {
    const tickets = ticketsAfter(allServed())
    expect(tickets.map(({ served }) => served)).toEqual([true, true, true])
    expect(tickets[0]).toBe(soup)
  })

  test('"clear served" keeps what is waiting', () => {
    expect(ticketsAfter(servedCleared())).toEqual([tart, chops])
  })
})

describe('the selectors', () => {
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
    const ids = selectVisibleTicketIds(store.getState())
    expect(ids).toEqual([4, 5, 7])

    store.dispatch({ type: 'kitchen/doorOpened' } as never)
    expect(selectTickets(store.getState())).toBe(tickets)
    expect(selectVisibleTicketIds(store.getState())).toBe(ids)

    store.dispatch(servedToggled(7))
    expect(selectTickets(store.getState())).not.toBe(tickets)
    expect(selectVisibleTicketIds(store.getState())).toEqual(ids)
  })
})
