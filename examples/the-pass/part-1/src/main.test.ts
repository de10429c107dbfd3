import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import page from '../index.html?raw'

/** Loads the page as a browser does, with a store that starts at zero. */
async function openPage() {
  vi.resetModules()
  document.documentElement.innerHTML = page
  const { passReducer } = await import('./main')
  const click = (id: string) => document.getElementById(id)?.click()
  const waiting = () => document.getElementById('waiting')?.textContent
  return { passReducer, click, waiting }
}

// #region reducer-test
describe('the reducer', () => {
  test('adds one when a plate is called', async () => {
    const { passReducer } = await openPage()
    const state = { waiting: 2 }
    expect(passReducer(state, { type: 'pass/plateCalled' })).toEqual({
      waiting: 3,
    })
    expect(state).toEqual({ waiting: 2 })
  })

  test('returns the same object when there is nothing to serve', async () => {
    const { passReducer } = await openPage()
    const state = { waiting: 0 }
    expect(passReducer(state, { type: 'pass/plateServed' })).toBe(state)
  })

  test('returns the same object for an unknown action', async () => {
    const { passReducer } = await openPage()
    const state = { waiting: 2 }
    expect(passReducer(state, { type: 'pass/windowWiped' })).toBe(state)
  })
})
// #endregion

describe('the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('shows the first state before anything is clicked', async () => {
    const { waiting } = await openPage()
    expect(waiting()).toBe('0')
  })

  test('calls and serves plates, and never counts below zero', async () => {
    const { click, waiting } = await openPage()
    click('call')
    click('call')
    expect(waiting()).toBe('2')
    click('serve')
    click('serve')
    click('serve')
    expect(waiting()).toBe('0')
  })

  test('has room for six plates', async () => {
    const { click, waiting } = await openPage()
    for (let clicks = 0; clicks < 8; clicks++) click('call-if-room')
    expect(waiting()).toBe('6')
    click('call')
    expect(waiting()).toBe('7')
  })

  test('calls a plate one second after the click', async () => {
    const { click, waiting } = await openPage()
    click('call-later')
    vi.advanceTimersByTime(999)
    expect(waiting()).toBe('0')
    vi.advanceTimersByTime(1)
    expect(waiting()).toBe('1')
  })
})
