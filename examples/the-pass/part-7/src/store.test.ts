import { expect, test } from 'vitest'
import { selectFilters } from './features/filters/filtersSlice'
import { selectTickets, ticketVoided } from './features/tickets/ticketsSlice'
import { makeStore } from './store'
import { called } from './test/serverActions'

const soup = { id: 41, dish: 'Onion soup', served: false, station: null }
const chops = { id: 42, dish: 'Lamb chops', served: false, station: null }

test('a session without any screen', () => {
  const store = makeStore()
  const dishes: string[][] = []
  const unsubscribe = store.subscribe(() => {
    dishes.push(selectTickets(store.getState()).map(({ dish }) => dish))
  })

  store.dispatch(called(soup))
  store.dispatch(called(chops))
  unsubscribe()
  store.dispatch(ticketVoided(soup.id))

  expect(dishes).toEqual([['Onion soup'], ['Onion soup', 'Lamb chops']])
  expect(selectTickets(store.getState())).toEqual([chops])
})

test('preloaded state takes the place of what the reducers start with', () => {
  const store = makeStore({ filters: { status: 'served', stations: ['bar'] } })
  expect(selectFilters(store.getState()).status).toBe('served')
  expect(selectTickets(store.getState())).toEqual([])
  expect(selectFilters(makeStore().getState()).status).toBe('all')
})
