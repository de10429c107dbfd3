import { expect, test } from 'vitest'
import { setupStore } from '../../app/store'
import { sessionLoaded } from './sessionSlice'

test('keeps the name that the server tells', async () => {
  const store = setupStore()
  await store.dispatch(sessionLoaded()).unwrap()

  expect(store.getState().session.name).toBe('Ana')
})
