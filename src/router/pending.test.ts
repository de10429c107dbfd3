import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPending } from './pending.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** All states of the bar while `act` runs and for two seconds after. */
function statesDuring(act: (pending: ReturnType<typeof createPending>) => void): string[] {
  const pending = createPending()
  const states: string[] = []
  pending.subscribe(() => states.push(pending.get()))
  act(pending)
  vi.advanceTimersByTime(2000)
  return states
}

describe('the progress bar', () => {
  test('D1: does not show for a wait of 199 ms', () => {
    const states = statesDuring((pending) => {
      pending.start()
      vi.advanceTimersByTime(199)
      pending.finish()
    })
    expect(states).toEqual([])
  })

  test('D1: shows after 200 ms and stays while the wait lasts', () => {
    expect(statesDuring((pending) => pending.start())).toEqual(['running'])
  })

  test('D3: runs to its end and is gone 400 ms after the page is there', () => {
    const pending = createPending()
    pending.start()
    vi.advanceTimersByTime(200)
    pending.finish()
    expect(pending.get()).toBe('ending')
    vi.advanceTimersByTime(400)
    expect(pending.get()).toBe('idle')
  })

  test('D5: is one bar when a newer navigation takes over', () => {
    const states = statesDuring((pending) => {
      pending.start()
      vi.advanceTimersByTime(300)
      pending.start()
      vi.advanceTimersByTime(300)
      pending.finish()
    })
    expect(states).toEqual(['running', 'ending', 'idle'])
  })

  test('D5: a fast navigation after a slow one does not bring it back', () => {
    const states = statesDuring((pending) => {
      pending.start()
      vi.advanceTimersByTime(300)
      pending.finish()
      pending.start()
      vi.advanceTimersByTime(50)
      pending.finish()
    })
    expect(states).toEqual(['running', 'ending', 'idle'])
  })
})
