import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalFlockCounter } from './LocalFlockCounter'

let printed: unknown[][] = []

beforeEach(() => {
  printed = []
  vi.resetModules()
  vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed.push(values)
  })
})

afterEach(() => vi.restoreAllMocks())

test('the reducer turns three actions into a count of 5, and leaves the initial state alone', async () => {
  const { afterAll } = await import('./concepts')
  expect(afterAll).toEqual({ count: 5 })
  expect(printed.slice(0, 2)).toEqual([[5], [0]])
})

test('the store counts 0, then 1, then 4', async () => {
  await import('./concepts')
  expect(printed.slice(2)).toEqual([[0], [1], [4]])
})

test('a nested update copies the branch it changes and keeps the other', async () => {
  const { later } = await import('./immutable-updates')
  expect(later.reedMarsh).toEqual({ heron: 3, bittern: 1 })
  expect(printed).toEqual([[3, 2], [false], [true]])
})

test('the counter with local state counts one bird per click', async () => {
  render(<LocalFlockCounter />)
  await userEvent.click(screen.getByRole('button', { name: 'One more bird' }))
  expect(screen.getByText(/Flock: 1/)).toBeTruthy()
})
