import { expect, test } from 'vitest'
import { makeStore } from '../../store'
import { called, loaded } from '../../test/serverActions'
import {
  selectTicketById,
  selectTickets,
  servedToggled,
  stationAssigned,
  type Ticket,
} from './ticketsSlice'

const soup: Ticket = { id: 4, dish: 'Soup', served: false, station: null }
const cod: Ticket = { id: 41, dish: 'Cod', served: false, station: null }

test('a ticket that is called during a load stays on the rail', () => {
  const store = makeStore()
  store.dispatch(called(cod))
  store.dispatch(loaded([soup]))
  expect(selectTickets(store.getState())).toHaveLength(2)
  expect(selectTicketById(store.getState(), 41)).toEqual(cod)
})

test('the state stays the same when the ticket is gone', () => {
  const store = makeStore()
  store.dispatch(loaded([soup]))
  const before = store.getState()
  store.dispatch(servedToggled(99))
  store.dispatch(stationAssigned(99, 'bar'))
  expect(store.getState()).toBe(before)
})
