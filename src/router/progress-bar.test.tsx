import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pending } from './pending.ts'
import { ProgressBar } from './progress-bar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
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
