import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import {
  addMissedBirds,
  birdRemoved,
  birdSeen,
  flockSlice,
  groupAdded,
  selectCount,
} from './flockSlice'

// #region slice-test
test('seeing a bird adds one to the count', () => {
  const state = { count: 10, status: 'idle' } as const
  expect(flockSlice.reducer(state, birdSeen())).toEqual({
    count: 11,
    status: 'idle',
  })
})
// #endregion

test('the count never falls below zero', () => {
  const state = { count: 0, status: 'idle' } as const
  expect(flockSlice.reducer(state, birdRemoved())).toEqual(state)
})

test('missed birds are added once the count is 50', () => {
  const store = makeStore()
  store.dispatch(groupAdded(49))
  store.dispatch(addMissedBirds())
  expect(selectCount(store.getState())).toBe(49)

  store.dispatch(birdSeen())
  store.dispatch(addMissedBirds())
  expect(selectCount(store.getState())).toBe(55)
})
