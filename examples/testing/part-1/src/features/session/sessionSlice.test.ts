import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { sessionLoaded } from './sessionSlice'

test('stores the name that the server sends', async () => {
  const store = makeStore()
  await store.dispatch(sessionLoaded()).unwrap()

  expect(store.getState().session.name).toBe('Ana')
})
