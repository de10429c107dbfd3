// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DelayedSpinner } from './delayed-spinner.tsx'
import { LoadErrorBox } from './load-error-box.tsx'
import { pending } from './pending.ts'
import { ProgressBar } from './progress.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('D1 D4: the progress bar has a name and is there only while a page takes long', () => {
  render(<ProgressBar />)
  pending.start()
  wait(150)
  expect(screen.queryByRole('progressbar')).toBeNull()
  wait(50)
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeTruthy()
  act(() => pending.finish())
  wait(400)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('B3 B4: the spinner is a status that shows after 200 ms', () => {
  render(<DelayedSpinner />)
  wait(199)
  expect(screen.queryByRole('status')).toBeNull()
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

describe('B5: the error box', () => {
  test.each([
    [new Error('The file is gone.'), 'The file is gone.'],
    ['offline', 'offline'],
  ])('is an alert that says %s and offers another try', (error, text) => {
    const onRetry = vi.fn()
    render(<LoadErrorBox error={error} onRetry={onRetry} />)
    expect(screen.getByRole('alert').textContent).toContain(text)
    const button = screen.getByRole('button', { name: 'Retry' })
    expect(button.getAttribute('type')).toBe('button')
    fireEvent.click(button)
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
