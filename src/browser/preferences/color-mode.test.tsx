import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { followColorMode, useColorMode } from './color-mode.ts'

const root = document.documentElement
let system: { matches: boolean; listeners: Set<() => void> }

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('data-follow-system')
  system = { matches: false, listeners: new Set() }
  vi.stubGlobal('matchMedia', () => ({
    matches: system.matches,
    addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
  }))
})

function setSystem(isDark: boolean) {
  system.matches = isDark
  for (const listener of system.listeners) listener()
}

it('I6 switches between light and dark, shows it at once and stores it', () => {
  const stop = followColorMode()
  const { result } = renderHook(() => useColorMode())
  expect(root.dataset.theme).toBe('light')
  act(() => result.current[1]())
  expect([root.dataset.theme, result.current[0], localStorage.getItem('theme')]).toEqual(
    Array(3).fill('dark'),
  )
  act(() => result.current[1]())
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light'])
  stop()
})

it('I9, I10 follows other tabs, and forgets with them', () => {
  const stop = followColorMode()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(root.dataset.theme).toBe('dark')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(root.dataset.theme).toBe('light')
  stop()
})

it('I11 follows the system live only when told to and nothing is stored', () => {
  root.dataset.followSystem = ''
  const stop = followColorMode()
  setSystem(true)
  expect(root.dataset.theme).toBe('dark')
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('theme', 'light')
  setSystem(true)
  expect(root.dataset.theme).toBe('light')
  stop()
})

it('I11 does not follow the system when not told to, and nothing once it is stopped', () => {
  const stop = followColorMode()
  setSystem(true)
  expect(root.dataset.theme).toBe('light')
  expect(system.listeners.size).toBe(0)
  stop()
  root.dataset.followSystem = ''
  followColorMode()()
  expect(system.listeners.size).toBe(0)
  localStorage.setItem('theme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(root.dataset.theme).toBe('dark')
})

it('is light while prerendering, whatever is stored', () => {
  localStorage.setItem('theme', 'dark')
  const Mode = () => useColorMode()[0]
  expect(renderToString(createElement(Mode))).toBe('light')
})
