import { afterEach, expect, it, vi } from 'vitest'
import { followReleases } from './follow-releases.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

afterEach(() => {
  vi.useRealTimers()
})

/** An open page of a registration that has nothing new; `show` lets its tab be shown again. */
function openPage() {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const update = vi.fn(async () => {})
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update })
  followReleases(registration as unknown as ServiceWorkerRegistration, '/', () => {})
  const show = () => {
    page.dispatchEvent(new Event('visibilitychange'))
    return update.mock.calls.length
  }
  return { show }
}

it('asks for a new release when it is shown again, once an hour', () => {
  const { show } = openPage()
  expect(show()).toBe(0)
  vi.setSystemTime(Date.now() + hour)
  expect(show()).toBe(1)
  expect(show()).toBe(1)
})

it.each([-400 * day, -2 * hour, 2 * hour, 400 * day])(
  'goes on asking when the clock jumps by %i ms, and not at every return',
  (jump) => {
    const { show } = openPage()
    vi.setSystemTime(Date.now() + jump)
    expect(show()).toBe(1)
    expect(show()).toBe(1)
    vi.setSystemTime(Date.now() + hour)
    expect(show()).toBe(2)
  },
)
