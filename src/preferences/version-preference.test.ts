import { beforeEach, expect, it, vi } from 'vitest'
import { createVersionPreference } from './version-preference.ts'

const key = 'docs-preferred-version-default'

beforeEach(() => localStorage.clear())

it('K3 stores nothing until the reader picks a version', () => {
  const preference = createVersionPreference(['current'], 'local')
  expect(preference.get()).toBeNull()
  expect(localStorage).toHaveLength(0)
  preference.set('current')
  expect(localStorage.getItem(key)).toBe('current')
})

it.each([
  ['v9', null],
  ['current', 'current'],
])('K4 turns a stored "%s" into %s', (stored, kept) => {
  localStorage.setItem(key, stored)
  expect(createVersionPreference(['current'], 'local').get()).toBe(kept)
  expect(localStorage.getItem(key)).toBe(kept)
})

it('K2 never touches storage when persistence is off', () => {
  localStorage.setItem(key, 'v9')
  const read = vi.spyOn(window, 'localStorage', 'get')
  const preference = createVersionPreference(['current'], 'none')
  preference.set('current')
  expect(preference.get()).toBe('current')
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
  expect(localStorage.getItem(key)).toBe('v9')
})
