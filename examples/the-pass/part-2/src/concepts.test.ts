import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { moved, passReducer, richer, selectWaiting, ticket } from './concepts'

// #region copies-test
test('a copy changes what is on the path and shares everything else', () => {
  expect(moved.guest).toEqual({ table: 4, seat: 2 })
  expect(ticket.guest).toEqual({ table: 4, seat: 1 })

  expect(moved === ticket).toBe(false)
  expect(moved.guest === ticket.guest).toBe(false)
  expect(moved.extras === ticket.extras).toBe(true)
})

test('a copied array leaves the original as it was', () => {
  expect(richer.extras).toEqual(['croutons', 'gruyère'])
  expect(ticket.extras).toEqual(['croutons'])
  expect(richer.guest === ticket.guest).toBe(true)
})
// #endregion

// #region reduce
const actions = [
  { type: 'pass/plateCalled' },
  { type: 'pass/plateCalled' },
  { type: 'pass/plateCalled' },
]

test('an array of actions reduces to one state', () => {
  const start = { waiting: 0 }
  expect(actions.reduce(passReducer, start)).toEqual({ waiting: 3 })
})
// #endregion

// #region store
test('a store that receives the same actions ends in the same state', () => {
  const store = configureStore({ reducer: passReducer })
  for (const action of actions) store.dispatch(action)

  expect(store.getState()).toEqual({ waiting: 3 })
  expect(selectWaiting(store.getState())).toBe(3)
})
// #endregion
