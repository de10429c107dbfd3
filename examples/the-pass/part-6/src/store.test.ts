import { compose } from 'redux'
import { expect, test, vi } from 'vitest'
import { makeStore } from './store'

// #region session-test
const soup = { id: 41, dish: 'Onion soup', served: false, station: null }
const chops = { id: 42, dish: 'Lamb chops', served: false, station: null }

test('a session without any screen', () => {
  const store = makeStore()
  const dishes: string[][] = []
  const unsubscribe = store.subscribe(() => {
    dishes.push(store.getState().tickets.map(({ dish }) => dish))
  })

  store.dispatch({ type: 'tickets/ticketAdded', payload: soup })
  store.dispatch({ type: 'tickets/ticketAdded', payload: chops })
  unsubscribe()
  store.dispatch({ type: 'tickets/ticketVoided', payload: soup.id })

  expect(dishes).toEqual([['Onion soup'], ['Onion soup', 'Lamb chops']])
  expect(store.getState().tickets).toEqual([chops])
})
// #endregion

test('preloaded state takes the place of what the reducers start with', () => {
  const store = makeStore({ filters: { status: 'served', stations: ['bar'] } })
  expect(store.getState()).toEqual({
    tickets: [],
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
  store.dispatch({ type: 'filters/statusChanged', payload: 'served' })

  expect(devToolsCompose).toHaveBeenCalledOnce()
  expect(store.getState().filters.status).toBe('served')
})
