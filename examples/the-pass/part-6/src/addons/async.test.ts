import {
  applyMiddleware,
  legacy_createStore as createStore,
  type Middleware,
} from 'redux'
import { thunk } from 'redux-thunk'
import { describe, expect, test, vi } from 'vitest'
import { rootReducer } from '../reducer'
import { callFunctions, delayCalls, fetchOnRequest } from './async'

const cod = { id: 41, dish: 'Cod', served: false, station: null }
const add = { type: 'tickets/ticketAdded', payload: cod } as const

const makeStore = (middleware: Middleware) => {
  const store = createStore(rootReducer, applyMiddleware(middleware))
  const dispatch = store.dispatch as (action: unknown) => unknown
  return { ...store, dispatch }
}

// #region one-job-test
test('one middleware holds new tickets back for a second', () => {
  vi.useFakeTimers()
  const store = makeStore(delayCalls)
  store.dispatch(add)
  expect(store.getState().tickets).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(store.getState().tickets).toEqual([cod])
  vi.useRealTimers()
})

test('another loads the tickets when it sees a request for them', async () => {
  const store = makeStore(fetchOnRequest)
  store.dispatch({ type: 'tickets/fetchRequested' })
  await vi.waitFor(() => expect(store.getState().tickets).toHaveLength(3))
})
// #endregion

// #region function-contract
describe.each<[string, Middleware]>([
  ['the middleware by hand', callFunctions],
  ['redux-thunk', thunk],
])('%s', (_, middleware) => {
  test('calls a function and returns its result', () => {
    const store = makeStore(middleware)
    const work = vi.fn((dispatch, getState) => {
      const before = getState().tickets.length
      dispatch(add)
      return [before, getState().tickets.length]
    })
    expect(store.dispatch(work)).toEqual([0, 1])
    expect(work).toHaveBeenCalledOnce()
  })

  test('passes an action on to the reducer', () => {
    const store = makeStore(middleware)
    expect(store.dispatch(add)).toBe(add)
    expect(store.getState().tickets).toEqual([cod])
  })

  test('lets a function dispatch functions', () => {
    const store = makeStore(middleware)
    store.dispatch((dispatch: typeof store.dispatch) =>
      dispatch(() => dispatch(add)),
    )
    expect(store.getState().tickets).toEqual([cod])
  })
})
// #endregion

// #region without-test
test('without such middleware, Redux refuses a function', () => {
  const store = createStore(rootReducer)
  const dispatch = store.dispatch as (action: unknown) => unknown
  expect(() => dispatch(() => add)).toThrow('Actions must be plain objects.')
})
// #endregion
