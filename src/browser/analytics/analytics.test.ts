import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startAnalytics } from './analytics.ts'

const settings = { provider: { name: 'gtag', id: 'G-TEST' }, isProduction: true } as const
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

const commands = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))

beforeEach(() => {
  // A detached head keeps happy-dom from fetching the tag.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Element) added.push(node as HTMLScriptElement)
  })
  const listen = vi.spyOn(window, 'addEventListener')
  added.length = 0
  delete window.dataLayer
  window.history.replaceState(null, '', '/faq/actions?x=1#y')
  return () => {
    for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener)
    Reflect.deleteProperty(navigator, 'doNotTrack')
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    Reflect.deleteProperty(document, 'prerendering')
  }
})

const added: HTMLScriptElement[] = []

test('T2 T7: the snippet counts the first page, its script is async and calls queue before it', () => {
  startAnalytics(settings)
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST'],
  ])
  expect(added).toHaveLength(1)
  expect(added[0]?.async).toBe(true)
  expect(added[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST')
})

test('T4: a page view sets the path, then sends the event', () => {
  startAnalytics(settings).pageView('/faq?x=1#y')
  expect(commands().slice(2)).toEqual([
    ['set', 'page_path', '/faq?x=1#y'],
    ['event', 'page_view'],
  ])
})

describe('T1 T8: nothing is loaded or queued', () => {
  test.each([
    ['without a provider', () => startAnalytics({ ...settings, provider: null })],
    ['outside production', () => startAnalytics({ ...settings, isProduction: false })],
    [
      'with Do Not Track',
      () => {
        set(navigator, 'doNotTrack', '1')
        return startAnalytics(settings)
      },
    ],
    [
      'with Global Privacy Control',
      () => {
        set(navigator, 'globalPrivacyControl', true)
        return startAnalytics(settings)
      },
    ],
  ])('%s', (_name, start) => {
    start().pageView('/faq')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(commands()).toEqual([])
    expect(added).toEqual([])
  })
})

test('T8: a page rendered ahead counts when it is shown', () => {
  set(document, 'prerendering', true)
  startAnalytics(settings)
  expect(commands()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(commands()).toContainEqual(['config', 'G-TEST'])
})

test('T8: a page from the back/forward cache counts once, a fresh one does not', () => {
  const count = vi.fn()
  startAnalytics(settings, () => ({ start() {}, count }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(count).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(count).toHaveBeenCalledExactlyOnceWith('/faq/actions?x=1#y')
})
