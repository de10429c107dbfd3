import { expect, test, vi } from 'vitest'
import { noticeShown } from './noticeSlice'
import { signInGuard } from './signInGuard'

function start(name: string | null) {
  const dispatch = vi.fn()
  const next = vi.fn(() => 'result of next')
  const getState = () => ({ session: { name } })
  const send = signInGuard({ dispatch, getState })(next)
  return { dispatch, next, send }
}

const change = { type: 'sightings/sightingAdded' }

test('passes other actions on and returns the result', () => {
  const { next, send } = start(null)
  const other = { type: 'filters/cleared' }

  expect(send(other)).toBe('result of next')
  expect(next).toHaveBeenCalledWith(other)
})

test('stops changes by visitors and shows a notice', () => {
  const { dispatch, next, send } = start(null)
  send(change)

  expect(next).not.toHaveBeenCalled()
  expect(dispatch).toHaveBeenCalledWith(noticeShown('Sign in first'))
})

test('lets signed-in observers change the journal', () => {
  const { next, send } = start('Ana')
  send(change)

  expect(next).toHaveBeenCalledWith(change)
})
