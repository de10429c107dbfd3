import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import reducer, {
  addMissedBirds,
  birdRemoved,
  birdSeen,
  groupAdded,
  selectCount,
} from './flockSlice'

// #region slice-test
test('seeing a bird counts one more', () => {
  expect(reducer({ count: 10, status: 'idle' }, birdSeen())).toEqual({
    count: 11,
    status: 'idle',
  })
})
// #endregion

test('the count never falls below zero', () => {
  const state = { count: 0, status: 'idle' } as const
  expect(reducer(state, birdRemoved())).toEqual(state)
})

test('missed birds are added from a count of 50', () => {
  const store = makeStore()
  store.dispatch(groupAdded(49))
  store.dispatch(addMissedBirds())
  expect(selectCount(store.getState())).toBe(49)

  store.dispatch(birdSeen())
  store.dispatch(addMissedBirds())
  expect(selectCount(store.getState())).toBe(55)
})
