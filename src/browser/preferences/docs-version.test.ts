import { beforeEach, expect, it } from 'vitest'
import { docsVersionPreference } from './docs-version.ts'

const key = 'docs-preferred-version-default'

beforeEach(() => localStorage.clear())

it.each([
  ['v9', null],
  ['current', 'current'],
])('K4 turns a stored "%s" into %s', (stored, kept) => {
  localStorage.setItem(key, stored)
  expect(docsVersionPreference(['current']).get()).toBe(kept)
  expect(localStorage.getItem(key)).toBe(kept)
})
