import { expect, test } from 'vitest'
import { selectFilters, statusChanged } from './features/filters/filtersSlice'
import {
  selectTickets,
  servedToggled,
  type Ticket,
} from './features/tickets/ticketsSlice'
import { rootReducer } from './reducer'
import { deepFreeze } from './test/deepFreeze'
import { loaded } from './test/serverActions'

const soup: Ticket = { id: 1, dish: 'Soup', served: true, station: 'saute' }
const chops: Ticket = { id: 2, dish: 'Chops', served: false, station: 'grill' }
const start = deepFreeze(rootReducer(undefined, loaded([soup, chops])))

test('the root reducer starts with every slice at its initial state', () => {
  const state = rootReducer(undefined, { type: '@@init' } as never)
  expect(Object.keys(state)).toEqual(['tickets', 'filters'])
  expect(selectTickets(state)).toEqual([])
  expect(selectFilters(state)).toEqual({ status: 'all', stations: [] })
})

test('an action for one slice leaves the other as it is', () => {
  const toggled = rootReducer(start, servedToggled(2))
  expect(selectTickets(toggled)).toEqual([soup, { ...chops, served: true }])
  expect(toggled.filters).toBe(start.filters)

  const filtered = rootReducer(start, statusChanged('served'))
  expect(selectFilters(filtered).status).toBe('served')
  expect(filtered.tickets).toBe(start.tickets)
})

test('an action that no reducer handles returns the same state', () => {
  const action = { type: 'kitchen/doorOpened' } as never
  expect(rootReducer(start, action)).toBe(start)
})

test('a reducer that edits its state is caught by frozen state', () => {
  const servesInPlace = () => {
    for (const ticket of selectTickets(start)) ticket.served = true
  }
  expect(servesInPlace).toThrow(TypeError)
})
