import { expect, test } from 'vitest'
import { deepFreeze } from '../../test/deepFreeze'
import ticketsReducer, { type Ticket } from './ticketsSlice'

const soup: Ticket = { id: 4, dish: 'Soup', served: true, station: null }
const chops: Ticket = { id: 7, dish: 'Chops', served: false, station: 'grill' }
const tart: Ticket = { id: 5, dish: 'Tart', served: false, station: 'pastry' }
const state = deepFreeze([soup, chops, tart])

test('a new ticket comes last and gets the next free number', () => {
  const action = { type: 'tickets/ticketAdded', payload: 'Cod' } as const
  const next = ticketsReducer(state, action)
  expect(next).toEqual([
    ...state,
    { id: 8, dish: 'Cod', served: false, station: null },
  ])
  expect(next[0]).toBe(soup)
})

test('the first ticket on an empty rail has number 1', () => {
  const action = { type: 'tickets/ticketAdded', payload: 'Cod' } as const
  expect(ticketsReducer([], action)).toEqual([
    { id: 1, dish: 'Cod', served: false, station: null },
  ])
})

// #region toggle-test
test('toggling marks one ticket and keeps the others as they are', () => {
  const action = { type: 'tickets/servedToggled', payload: 7 } as const
  const next = ticketsReducer(state, action)
  expect(next[1]).toEqual({ ...chops, served: true })
  expect(next[0]).toBe(soup)
  expect(next[2]).toBe(tart)
})
// #endregion

test('toggling twice puts a ticket back to waiting', () => {
  const action = { type: 'tickets/servedToggled', payload: 7 } as const
  const once = deepFreeze(ticketsReducer(state, action))
  expect(ticketsReducer(once, action)).toEqual(state)
})

test('a ticket can be given a station, and none', () => {
  const toBar = ticketsReducer(state, {
    type: 'tickets/stationAssigned',
    payload: { ticketId: 4, station: 'bar' },
  })
  expect(toBar).toEqual([{ ...soup, station: 'bar' }, chops, tart])
  expect(toBar[1]).toBe(chops)

  const toNone = ticketsReducer(state, {
    type: 'tickets/stationAssigned',
    payload: { ticketId: 7, station: null },
  })
  expect(toNone).toEqual([soup, { ...chops, station: null }, tart])
})

test('voiding takes a ticket off the rail', () => {
  const action = { type: 'tickets/ticketVoided', payload: 7 } as const
  expect(ticketsReducer(state, action)).toEqual([soup, tart])
})

test('"serve all" marks every ticket, and leaves served ones alone', () => {
  const next = ticketsReducer(state, { type: 'tickets/allServed' })
  expect(next.map((ticket) => ticket.served)).toEqual([true, true, true])
  expect(next[0]).toBe(soup)
})

test('"clear served" keeps what is waiting', () => {
  const next = ticketsReducer(state, { type: 'tickets/servedCleared' })
  expect(next).toEqual([chops, tart])
  expect(next[0]).toBe(chops)
})
