import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeShown } from './noticeSlice'
import { makeStore } from './store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('hides a notice three seconds after the last one', async () => {
  const store = makeStore()
  const text = () => store.getState().notice.text

  store.dispatch(noticeShown('Saved'))
  await vi.advanceTimersByTimeAsync(2000)
  store.dispatch(noticeShown('Sent'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(text()).toBe('Sent')

  await vi.advanceTimersByTimeAsync(1000)
  expect(text()).toBe('')
})
