import {
  applyMiddleware,
  legacy_createStore as createStore,
  type Middleware,
  type StoreEnhancer,
  type StoreEnhancerStoreCreator,
} from 'redux'
import { describe, expect, test, vi } from 'vitest'
import { applyMiddleware as miniApplyMiddleware } from '../mini/applyMiddleware'
import { createStore as miniCreateStore } from '../mini/createStore'
import { rootReducer } from '../reducer'
import { lateBell, ticketLogger } from './middleware'

const add = { type: 'tickets/ticketAdded', payload: 'Cod' } as const

function recordLog() {
  return vi.spyOn(console, 'log').mockImplementation(() => {})
}

/** Middleware that logs its name on the way in and on the way out. */
function announce(name: string): Middleware {
  return () => (next) => (action) => {
    console.log(`${name}: in`)
    const result = next(action)
    console.log(`${name}: out`)
    return result
  }
}

// #region contract-pipelines
type Apply = (...middlewares: Middleware[]) => StoreEnhancer

describe.each<[string, Apply, StoreEnhancerStoreCreator]>([
  [
    'the mini pipeline',
    miniApplyMiddleware,
    miniCreateStore as unknown as StoreEnhancerStoreCreator,
  ],
  ['the pipeline of Redux', applyMiddleware, createStore],
])('%s', (_, apply, createStore) => {
  const makeStore = (...middlewares: Middleware[]) =>
    apply(...middlewares)(createStore)(rootReducer)
  // #endregion

  // #region order-test
  test('runs in order on the way in, and back in reverse', () => {
    const log = recordLog()
    makeStore(announce('first'), announce('second')).dispatch(add)
    expect(log.mock.calls).toEqual([
      ['first: in'],
      ['second: in'],
      ['second: out'],
      ['first: out'],
    ])
  })
  // #endregion

  // #region return-test
  test('returns what the first middleware returns', () => {
    const alwaysService: Middleware = () => (next) => (action) => {
      next(action)
      return 'Service!'
    }
    const store = makeStore(alwaysService)
    expect(store.dispatch(add)).toBe('Service!')
    expect(store.getState().tickets).toHaveLength(1)

    expect(makeStore().dispatch(add)).toBe(add)
  })
  // #endregion

  // #region restart-test
  test('starts again at the front when a middleware dispatches', () => {
    const seen: unknown[] = []
    const witness: Middleware = () => (next) => (action) => {
      seen.push(action)
      return next(action)
    }
    const serve = { type: 'tickets/allServed' }
    const eager: Middleware = (storeApi) => (next) => (action) => {
      const result = next(action)
      if (action === add) storeApi.dispatch(serve)
      return result
    }

    const store = makeStore(witness, eager)
    store.dispatch(add)

    expect(seen).toEqual([add, serve])
    expect(store.getState().tickets[0]?.served).toBe(true)
  })
  // #endregion

  test('refuses to dispatch before all middleware is set up', () => {
    const hasty: Middleware = (storeApi) => {
      storeApi.dispatch(add)
      return (next) => (action) => next(action)
    }
    expect(() => makeStore(hasty)).toThrow()
  })
})

// #region logger-test
test('the logger shows the action, then the state after it', () => {
  const log = recordLog()
  const store = createStore(rootReducer, applyMiddleware(ticketLogger))
  store.dispatch(add)
  expect(log.mock.calls).toEqual([
    ['action', add],
    ['state after', store.getState()],
  ])
})
// #endregion

// #region late-bell-test
test('the late bell rings a second after a new ticket, and only then', () => {
  vi.useFakeTimers()
  const log = recordLog()
  const store = createStore(rootReducer, applyMiddleware(lateBell))

  store.dispatch(add)
  store.dispatch({ type: 'tickets/allServed' })
  vi.advanceTimersByTime(999)
  expect(log).not.toHaveBeenCalled()

  vi.runAllTimers()
  expect(log.mock.calls).toEqual([['Ding! Tickets on the rail: 1']])
  vi.useRealTimers()
})
// #endregion
