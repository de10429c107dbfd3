import { legacy_createStore, type Store } from 'redux'
import { describe, expect, test, vi } from 'vitest'
import { createStore as miniCreateStore } from './createStore'

// #region contract-stores
type PlateStore = Pick<Store<number>, 'getState' | 'dispatch' | 'subscribe'>
type CreateStore = (
  reducer: typeof plates,
  preloadedState?: number,
) => PlateStore

function plates(state = 0, action: { type: string }) {
  return action.type === 'pass/plateCalled' ? state + 1 : state
}

const call = { type: 'pass/plateCalled' }

describe.each<[string, CreateStore]>([
  ['the mini store', miniCreateStore],
  ['the store of Redux', legacy_createStore],
])('%s', (_, createStore) => {
  // #endregion
  // #region contract-read
  test('starts with the state that the reducer gives it', () => {
    expect(createStore(plates).getState()).toBe(0)
  })

  test('starts with a preloaded state when there is one', () => {
    expect(createStore(plates, 5).getState()).toBe(5)
  })

  test('has the next state as soon as dispatch returns', () => {
    const store = createStore(plates)
    expect(store.dispatch(call)).toBe(call)
    expect(store.getState()).toBe(1)
  })
  // #endregion

  // #region contract-subscribe
  test('tells every listener after each dispatch', () => {
    const store = createStore(plates)
    const first = vi.fn()
    const second = vi.fn(() => store.getState())
    store.subscribe(first)
    store.subscribe(second)

    store.dispatch(call)
    store.dispatch({ type: 'kitchen/doorOpened' })

    expect(first).toHaveBeenCalledTimes(2)
    expect(first).toHaveBeenCalledWith()
    expect(second.mock.results.map(({ value }) => value)).toEqual([1, 1])
  })

  test('tells a listener nothing once it has unsubscribed', () => {
    const store = createStore(plates)
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    unsubscribe()
    store.dispatch(call)
    expect(listener).not.toHaveBeenCalled()
  })
  // #endregion

  // #region contract-during
  test('skips nobody when a listener unsubscribes during the round', () => {
    const store = createStore(plates)
    const rounds: string[] = []
    const leave = store.subscribe(() => {
      rounds.push('first')
      leave()
    })
    store.subscribe(() => rounds.push('second'))

    store.dispatch(call)
    store.dispatch(call)

    expect(rounds).toEqual(['first', 'second', 'second'])
  })
  // #endregion
})
