import { expect, test } from 'vitest'
import filtersReducer from './features/filters/filtersSlice'
import ticketsReducer from './features/tickets/ticketsSlice'
import { type RootAction, type RootState, rootReducer } from './reducer'
import { deepFreeze } from './test/deepFreeze'

// #region root-by-hand
function rootByHand(
  state: Partial<RootState> = {},
  action: RootAction,
): RootState {
  return {
    tickets: ticketsReducer(state.tickets, action),
    filters: filtersReducer(state.filters, action),
  }
}
// #endregion

const unknownAction = { type: 'kitchen/doorOpened' } as unknown as RootAction
const start = deepFreeze<RootState>({
  tickets: [
    { id: 1, dish: 'Onion soup', served: true, station: 'saute' },
    { id: 2, dish: 'Lamb chops', served: false, station: 'grill' },
  ],
  filters: { status: 'all', stations: [] },
})

test('the root reducer starts with every slice at its initial state', () => {
  const state = rootReducer(undefined, unknownAction)
  expect(Object.keys(state)).toEqual(['tickets', 'filters'])
  expect(state.filters).toEqual({ status: 'all', stations: [] })
})

// #region reference-test
test('an action for one slice leaves the other as it is', () => {
  const toggled = rootReducer(start, {
    type: 'tickets/servedToggled',
    payload: 2,
  })
  expect(toggled.tickets[1]?.served).toBe(true)
  expect(toggled.tickets[0]).toBe(start.tickets[0])
  expect(toggled.filters).toBe(start.filters)

  const filtered = rootReducer(start, {
    type: 'filters/statusChanged',
    payload: 'served',
  })
  expect(filtered.filters.status).toBe('served')
  expect(filtered.tickets).toBe(start.tickets)
})
// #endregion

// #region same-root-test
test('the root by hand computes the same state, in a new object each time', () => {
  const serveAll = { type: 'tickets/allServed' } as const
  expect(rootByHand(start, serveAll)).toEqual(rootReducer(start, serveAll))

  expect(rootReducer(start, unknownAction)).toBe(start)
  expect(rootByHand(start, unknownAction)).not.toBe(start)
  expect(rootByHand(start, unknownAction)).toEqual(start)
})
// #endregion

// #region broken-rule-test
test('a reducer that edits its state is caught by frozen state', () => {
  const servesInPlace = (state: RootState) => {
    for (const ticket of state.tickets) ticket.served = true
    return state
  }
  expect(() => servesInPlace(start)).toThrow(TypeError)
})
// #endregion
