import { configureStore } from '@reduxjs/toolkit'
import { expect, test, vi } from 'vitest'
import { statusChanged } from './features/filters/filtersSlice'
import {
  callTicket,
  selectTickets,
  servedToggled,
  ticketVoided,
} from './features/tickets/ticketsSlice'
import { makeStore } from './store'

test('a session without any screen', async () => {
  const store = makeStore()
  await store.dispatch(callTicket('Onion soup'))
  await store.dispatch(callTicket('Lamb chops'))
  store.dispatch(ticketVoided(41))
  store.dispatch(statusChanged('waiting'))

  expect(selectTickets(store.getState())).toEqual([
    { id: 42, dish: 'Lamb chops', served: false, station: null },
  ])
  expect(store.getState().filters.status).toBe('waiting')
})

test('preloaded state replaces the initial state of a slice', () => {
  const store = makeStore({ filters: { status: 'served', stations: ['bar'] } })
  expect(store.getState().filters.status).toBe('served')
  expect(selectTickets(store.getState())).toEqual([])
  expect(makeStore().getState().filters.status).toBe('all')
})

// #region mutation-test
test('the development checks find a reducer that mutates its state', () => {
  interface Board {
    tickets: { served: boolean }[]
  }
  const start: Board = { tickets: [{ served: false }] }
  const store = configureStore({
    reducer(state: Board = start, action: { type: string }) {
      const first = state.tickets[0]
      if (first && action.type === 'tickets/allServed') first.served = true
      return state
    },
  })
  expect(() => store.dispatch({ type: 'tickets/allServed' })).toThrow(
    'detected inside a dispatch, in the path: tickets.0.served',
  )
})
// #endregion

// #region frozen-test
test('state that a slice returns is frozen', async () => {
  const store = makeStore()
  await store.dispatch(callTicket('Onion soup'))
  const [soup] = selectTickets(store.getState())
  expect(() => {
    if (soup) soup.served = true
  }).toThrow(TypeError)
})
// #endregion

// #region uncalled-test
test('a warning names an action creator that was not called', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = makeStore()
  expect(() => store.dispatch(servedToggled as never)).not.toThrow()
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('tickets/servedToggled'),
  )
})
// #endregion
