import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageData } from '../model/page.ts'
import type { LoadOptions } from './page-data.ts'
import { startPrefetch } from './prefetch.ts'
import { restoreDocumentAfterTest } from './restore-document.test-support.ts'

const load = vi.fn<(route: string, options?: LoadOptions) => Promise<PageData>>()
const watched = new Set<Element>()
let comeIntoView: (link: Element) => void

class ViewObserver {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comeIntoView = (target) => report([{ isIntersecting: true, target }])
  }
  observe = (element: Element) => watched.add(element)
  unobserve = (element: Element) => watched.delete(element)
  disconnect = () => watched.clear()
}

const link = (name: string) => document.querySelector(`a[href="${name}"]`) as HTMLAnchorElement
const routes = () => load.mock.calls.map(([route]) => route)

function start() {
  startPrefetch({ load }, ({ pathname }) => (pathname === '/none' ? null : pathname))
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  restoreDocumentAfterTest()
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 50))
  watched.clear()
  load.mockReset().mockResolvedValue({} as PageData)
  document.body.innerHTML =
    '<a href="/a"><b>a</b></a><a href="/a#x">ax</a><a href="/b">b</a><a href="/c">c</a><a href="/none">none</a>'
  return () => {
    vi.useRealTimers()
  }
})

const point = (element: Element, type = 'mouseover') =>
  element.dispatchEvent(new Event(type, { bubbles: true }))

describe('C1 C9: a link in view', () => {
  test('is fetched in an idle moment, at low priority, and watched no more', async () => {
    start()
    comeIntoView(link('/a'))
    expect(load).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledExactlyOnceWith('/a', { priority: 'low' })
    expect(watched.has(link('/a'))).toBe(false)
  })

  test('waits while two others are under way', async () => {
    const finish: (() => void)[] = []
    load.mockImplementation(
      () => new Promise((resolve) => finish.push(() => resolve({} as PageData))),
    )
    start()
    for (const name of ['/a', '/b', '/c']) comeIntoView(link(name))
    await vi.runAllTimersAsync()
    expect(routes()).toEqual(['/a', '/b'])
    finish[0]?.()
    await vi.runAllTimersAsync()
    expect(routes()).toEqual(['/a', '/b', '/c'])
  })

  test('of content that comes later is watched too', async () => {
    start()
    document.body.insertAdjacentHTML('beforeend', '<p><a href="/late">late</a></p>')
    await vi.runAllTimersAsync()
    expect(watched.has(link('/late'))).toBe(true)
  })

  test('is fetched as it appears where views cannot be observed', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    start()
    await vi.runAllTimersAsync()
    expect(routes()).toEqual(['/a', '/b', '/c'])
  })
})

describe('C2 C3: intent', () => {
  test.each(['mouseover', 'touchstart', 'focusin', 'pointerdown'])(
    '%s fetches page and code at once',
    (type) => {
      start()
      point(link('/a').querySelector('b') as Element, type)
      expect(load).toHaveBeenCalledExactlyOnceWith('/a', { withCode: true })
    },
  )
})

describe('C6 C7: once a route', () => {
  test('two links to one page, whatever their hash', async () => {
    start()
    comeIntoView(link('/a'))
    comeIntoView(link('/a#x'))
    point(link('/b'))
    point(link('/b'), 'focusin')
    comeIntoView(link('/b'))
    await vi.runAllTimersAsync()
    expect(routes()).toEqual(['/b', '/a'])
  })

  test('but intent follows a view, for the code', async () => {
    start()
    comeIntoView(link('/a'))
    await vi.runAllTimersAsync()
    point(link('/a'))
    expect(load).toHaveBeenLastCalledWith('/a', { withCode: true })
  })
})

test('C8: links that lead to no other page of the site are left alone', async () => {
  start()
  comeIntoView(link('/none'))
  point(link('/none'))
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
})

test('C8 B10: a failure is silent and the next link has its turn', async () => {
  load.mockRejectedValue(new Error('offline'))
  start()
  for (const name of ['/a', '/b', '/c']) comeIntoView(link(name))
  point(link('/a'))
  await vi.runAllTimersAsync()
  expect(routes()).toContain('/c')
})

describe('C4 C5: the connection', () => {
  test.each([
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ saveData: true, effectiveType: '4g' }, 0],
    [{ effectiveType: '4g', saveData: false }, 2],
    [{}, 2],
    [undefined, 2],
  ])('%j allows %i requests', async (connection, requests) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    start()
    comeIntoView(link('/a'))
    point(link('/b'))
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledTimes(requests)
    Reflect.deleteProperty(navigator, 'connection')
  })
})
