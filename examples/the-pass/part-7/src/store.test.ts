import { compose } from 'redux'
import { expect, test, vi } from 'vitest'
import { statusChanged } from './features/filters/filtersSlice'
import {
  selectTickets,
  ticketAdded,
  ticketVoided,
} from './features/tickets/ticketsSlice'
import { makeStore } from './store'

const soup = { id: 41, dish: 'Onion soup', served: false, station: null }
const chops = { id: 42, dish: 'Lamb chops', served: false, station: null }

test('a session without any screen', () => {
  const store = makeStore()
  const dishes: string[][] = []
  const unsubscribe = store.subscribe(() => {
    dishes.push(selectTickets(store.getState()).map(({ dish }) => dish))
  })

  store.dispatch(ticketAdded(soup))
  store.dispatch(ticketAdded(chops))
  unsubscribe()
  store.dispatch(ticketVoided(soup.id))

  expect(dishes).toEqual([['Onion soup'], ['Onion soup', 'Lamb chops']])
  expect(selectTickets(store.getState())).toEqual([chops])
})

test('preloaded state takes the place of what the reducers start with', () => {
  const store = makeStore({ filters: { status: 'served', stations: ['bar'] } })
  expect(store.getState()).toEqual({
    tickets: { status: 'idle', error: null, entities: {} },
    filters: { status: 'served', stations: ['bar'] },
  })
  expect(makeStore().getState().filters.status).toBe('all')
})

test('DevTools composes the enhancers when its extension is there', async () => {
  const devToolsCompose = vi.fn(compose)
  vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', devToolsCompose)
  vi.resetModules()
  const { makeStore } = await import('./store')
  vi.unstubAllGlobals()

  const store = makeStore()
  store.dispatch(statusChanged('served'))

  expect(devToolsCompose).toHaveBeenCalledOnce()
  expect(store.getState().filters.status).toBe('served')
})
