import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { defineLazy } from './lazy.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const load = vi.fn(async () => ({ Greeting }))

const defineGreeting = () => defineLazy({ load, pick: (module) => module.Greeting })

beforeEach(() => {
  load.mockReset()
  load.mockImplementation(async () => ({ Greeting }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('is rendered at once after preloading, also on the server', async () => {
  const LazyGreeting = defineGreeting()
  await LazyGreeting.preload()
  expect(renderToString(<LazyGreeting name="Ada" />)).toContain('Hello')
})

it('B3, B4 shows a spinner while its code loads, then itself', async () => {
  const LazyGreeting = defineGreeting()
  render(<LazyGreeting name="Ada" />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  const styles = readFileSync('src/components/lazy/spinner.css', 'utf8')
  expect(styles).toMatch(/inline-size: 128px;\s+block-size: 110px;/)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

it('loads its code once, whoever asks', async () => {
  const LazyGreeting = defineGreeting()
  await Promise.all([LazyGreeting.preload(), LazyGreeting.preload()])
  await LazyGreeting.preload()
  expect(load).toHaveBeenCalledOnce()
})

it('B5, B6 says what failed, and Retry asks again', async () => {
  load.mockRejectedValueOnce(new TypeError('The file is out of reach.'))
  const LazyGreeting = defineGreeting()
  render(<LazyGreeting name="Ada" />)
  expect((await screen.findByRole('alert')).textContent).toContain('The file is out of reach.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })))
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('B10 a failed preload does not spoil the later rendering', async () => {
  load.mockRejectedValueOnce(new TypeError('The file is out of reach.'))
  const LazyGreeting = defineGreeting()
  await expect(LazyGreeting.preload()).rejects.toThrow('out of reach')
  render(<LazyGreeting name="Ada" />)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})
