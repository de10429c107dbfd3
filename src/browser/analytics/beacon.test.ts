import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startAnalytics } from './analytics.ts'

const provider = { name: 'beacon', url: 'https://count.example/pages' } as const
const start = () => startAnalytics({ provider, isProduction: true })
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const sent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)))

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
  document.title = 'Actions'
  window.history.replaceState(null, '', '/faq/actions?x=1#y')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=secret#a')
  return () => {
    Reflect.deleteProperty(navigator, 'doNotTrack')
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  }
})

test('T2 T4: the page shown is counted once, and where its reader came from, without what was searched there', () => {
  start()
  expect(sent()).toEqual([
    { path: '/faq/actions?x=1#y', title: 'Actions', referrer: 'https://search.example/' },
  ])
  expect(fetch.mock.calls[0]?.[0]).toBe(provider.url)
})

test('T3 T4: every page after it is counted with its own title', () => {
  const { pageView } = start()
  document.title = 'Store'
  pageView('/api/store')
  expect(sent()[1]).toEqual({ path: '/api/store', title: 'Store', referrer: '' })
})

test('T7: what is blocked is not counted, and nothing else happens', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(() => start().pageView('/faq')).not.toThrow()
  await Promise.allSettled(fetch.mock.results.map(({ value }) => value))
})

test('T8: nothing that tells readers apart is sent', () => {
  start()
  const [, init] = fetch.mock.calls[0] ?? []
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  expect(init).not.toHaveProperty('headers')
})

describe('T8: nothing is sent', () => {
  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('with %s', (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true })
    start().pageView('/faq')
    expect(fetch).not.toHaveBeenCalled()
  })
})
