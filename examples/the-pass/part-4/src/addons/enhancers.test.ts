import { compose, legacy_createStore as createStore } from 'redux'
import { expect, test, vi } from 'vitest'
import { rootReducer } from '../reducer'
import { ringBell, stampKitchen } from './enhancers'

const add = { type: 'tickets/ticketAdded', payload: 'Cod' } as const

// #region enhancer-test
test('the bell rings once a dispatch, after the state has changed', () => {
  const store = createStore(rootReducer, ringBell)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  store.subscribe(() => console.log('listener'))

  expect(store.dispatch(add)).toBe(add)

  expect(log.mock.calls).toEqual([['listener'], ['Ding!']])
})
// #endregion

// #region compose-test
test('composed enhancers both have their say', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const both = compose(ringBell, stampKitchen) as typeof stampKitchen
  const store = createStore(rootReducer, both)

  store.dispatch(add)

  expect(log.mock.calls).toEqual([['Ding!']])
  expect(store.getState().kitchen).toBe('Main kitchen')
  expect(store.getState().tickets).toHaveLength(1)
})
// #endregion

// #region two-enhancers-test
test('Redux takes one enhancer and refuses two', () => {
  const createWithTwo = createStore as (...args: unknown[]) => unknown
  expect(() => createWithTwo(rootReducer, ringBell, stampKitchen)).toThrow(
    'passing several store enhancers to createStore()',
  )
})
// #endregion
