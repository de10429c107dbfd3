import { configureStore } from '@reduxjs/toolkit'
import { expect, test, vi } from 'vitest'
import {
  callTicket,
  selectTickets,
  servedToggled,
} from './features/tickets/ticketsSlice'
import { makeStore } from './store'

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

test('state that a slice returns is frozen', async () => {
  const store = makeStore()
  await store.dispatch(callTicket('Onion soup'))
  const [soup] = selectTickets(store.getState())
  expect(() => {
    if (soup) soup.served = true
  }).toThrow(TypeError)
})

test('a warning names an action creator that was not called', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = makeStore()
  expect(() => store.dispatch(servedToggled as never)).not.toThrow()
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('tickets/servedToggled'),
  )
})
