import { expect, test } from 'vitest'
import filtersReducer, { statusChanged } from './features/filters/filtersSlice'
import ticketsReducer, {
  allServed,
  servedToggled,
} from './features/tickets/ticketsSlice'
import { type RootAction, type RootState, rootReducer } from './reducer'
import { deepFreeze } from './test/deepFreeze'

function rootByHand(
  state: Partial<RootState> = {},
  action: RootAction,
): RootState {
  return {
    tickets: ticketsReducer(state.tickets, action),
    filters: filtersReducer(state.filters, action),
  }
}

const unknownAction = { type: 'kitchen/doorOpened' } as unknown as RootAction
const start = deepFreeze<RootState>({
  tickets: {
    status: 'succeeded',
    error: null,
    entities: {
      1: { id: 1, dish: 'Onion soup', served: true, station: 'saute' },
      2: { id: 2, dish: 'Lamb chops', served: false, station: 'grill' },
    },
  },
  filters: { status: 'all', stations: [] },
})

test('the root reducer starts with every slice at its initial state', () => {
  const state = rootReducer(undefined, unknownAction)
  expect(Object.keys(state)).toEqual(['tickets', 'filters'])
  expect(state.filters).toEqual({ status: 'all', stations: [] })
})

test('an action for one slice leaves the other as it is', () => {
  const toggled = rootReducer(start, servedToggled(2))
  expect(toggled.tickets.entities[2]?.served).toBe(true)
  expect(toggled.tickets.entities[1]).toBe(start.tickets.entities[1])
  expect(toggled.filters).toBe(start.filters)

  const filtered = rootReducer(start, statusChanged('served'))
  expect(filtered.filters.status).toBe('served')
  expect(filtered.tickets).toBe(start.tickets)
})

test('the root by hand computes the same state, in a new object each time', () => {
  const served = rootReducer(start, allServed())
  expect(rootByHand(start, allServed())).toEqual(served)

  expect(rootReducer(start, unknownAction)).toBe(start)
  expect(rootByHand(start, unknownAction)).not.toBe(start)
  expect(rootByHand(start, unknownAction)).toEqual(start)
})

test('a reducer that edits its state is caught by frozen state', () => {
  const servesInPlace = (state: RootState) => {
    for (const ticket of Object.values(state.tickets.entities))
      ticket.served = true
    return state
  }
  expect(() => servesInPlace(start)).toThrow(TypeError)
})
