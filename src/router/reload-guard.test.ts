import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mayReload } from './reload-guard.ts'

beforeEach(() => {
  window.sessionStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

describe('B9: automatic reloads', () => {
  test('happen once a page in ten seconds', () => {
    expect(mayReload('/a')).toBe(true)
    vi.advanceTimersByTime(9_999)
    expect(mayReload('/a')).toBe(false)
    expect(mayReload('/b')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(mayReload('/a')).toBe(true)
  })

  test.each([
    ...['{', 'null', 'true', '0', '""', '"text"', '[]', '[null]', '{"/a":null}', '{"/a":"soon"}'],
    ...['{"/a":{}}', '{"__proto__":null}'],
  ])('happen when %s is stored', (stored) => {
    window.sessionStorage.setItem('docs.reloads', stored)
    expect(mayReload('/a')).toBe(true)
  })
})

describe('B9 X5: without storage', () => {
  test.each([
    ['navigate', true],
    ['reload', false],
  ])('a document opened by %s may reload: %s', (type, expected) => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([
      { type } as PerformanceNavigationTiming,
    ])
    expect(mayReload('/a')).toBe(expected)
  })
})

test('B9 a clock that is put back does not hold reloads up for as long', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000)
  expect(mayReload('/faq')).toBe(true)
  now.mockReturnValue(1_800_000_000_000)
  expect(mayReload('/faq')).toBe(true)
  expect(mayReload('/faq')).toBe(false)
})
