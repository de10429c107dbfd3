import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageData } from '../model/page.ts'
import { startRouter } from './navigation.ts'
import { pending } from './pending.ts'
import { restoreDocumentAfterTest } from './restore-document.test-support.ts'

/**
 * The part of the Navigation API that the router uses. Like a browser, it aborts a running navigation, changes the
 * address as soon as a navigation is intercepted, then runs the handler.
 */
class FakeNavigation extends EventTarget {
  ongoing: AbortController | null = null

  /** In this fake, an address has a single history entry. */
  states = new Map<string, unknown>()

  get currentEntry() {
    return { getState: () => this.states.get(location.pathname) }
  }

  updateCurrentEntry({ state }: { state: unknown }) {
    this.states.set(location.pathname, state)
  }

  go(to: string, init: { type?: NavigationType; sameDocument?: boolean; info?: unknown } = {}) {
    this.ongoing?.abort()
    const controller = new AbortController()
    this.ongoing = controller
    const url = new URL(to, location.href).href
    let handler: (() => Promise<void>) | undefined
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      navigationType: init.type ?? 'push',
      destination: { url, sameDocument: init.sameDocument ?? false },
      info: init.info,
      signal: controller.signal,
      intercept: (options: { handler: () => Promise<void> }) => {
        handler = options.handler
      },
    })
    this.dispatchEvent(event)
    if (event.defaultPrevented || !handler) return { isOurs: false, done: Promise.resolve() }
    window.history.pushState(null, '', url)
    return { isOurs: true, done: handler() }
  }

  navigate = (url: string, { history, info }: NavigationNavigateOptions) =>
    void this.go(url, { type: history === 'replace' ? 'replace' : 'push', info })
}

let entries: string[]
/** For each commit, whether the rest of the page may be rendered later. */
let atTop: boolean[]
const log = (entry: string) => void entries.push(entry)
let navigation: FakeNavigation
const answers = new Map<string, () => Promise<Response>>()
const reload = vi.fn()
const renderRest = vi.fn()
const warn = vi.fn()
let retry: () => void
let afterCommit: () => void

const pageOf = (route: string, kind: PageData['kind'] = 'doc'): PageData => ({
  kind,
  route,
  title: `Title of ${route}`,
  description: '',
  hasSidebar: true,
  headings: [],
  blocks: [],
  lastUpdated: null,
  sourcePath: null,
})

const pageData = (route: string) => async () => new Response(JSON.stringify(pageOf(route)))

function start(initialKind: PageData['kind'] = 'doc') {
  startRouter({
    routes: { '/a': '1', '/b': '2', '/c': '3' },
    redirects: [{ from: '/old', to: '/c' }],
    base: '/',
    initialPage: { kind: initialKind },
    loadCode: async () => {},
    commit(page, isAtTop) {
      log(`commit ${page.route}`)
      atTop.push(isAtTop)
      document.title = page.title
      document.body.innerHTML = `<h1>${page.title}</h1><h2 id="part">Part</h2><details><p id="hidden"></p></details>`
      afterCommit()
    },
    renderRest,
    onLoadError(error, again) {
      log(`error ${(error as Error).message}`)
      retry = again
    },
    notFoundPage: (path) => pageOf(path, 'not-found'),
    pageView: (address) => log(`view ${address}`),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  restoreDocumentAfterTest()
  entries = []
  atTop = []
  afterCommit = () => {}
  navigation = new FakeNavigation()
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => log(top === 0 ? 'top' : `to ${top}`))
  vi.stubGlobal('fetch', (url: string) => answers.get(url)?.() ?? Promise.reject(new Error('404')))
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    log(`scroll to ${this.id}`)
  })
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: Element) {
    log(`focus ${this.id || this.tagName.toLowerCase()}`)
  })
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset())
  renderRest.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset())
  document.ariaNotify = (message) => log(`say ${message}`)
  answers.clear()
  answers.set('/_pages/a.1.json', pageData('/a'))
  answers.set('/_pages/b.2.json', pageData('/b'))
  answers.set('/_pages/c.3.json', pageData('/c'))
  window.sessionStorage.clear()
  window.history.replaceState(null, '', 'http://localhost:3000/a')
  document.body.innerHTML = '<h1>a</h1>'
  return () => {
    Reflect.deleteProperty(document, 'ariaNotify')
    vi.useRealTimers()
  }
})

async function follow(to: string, init?: Parameters<FakeNavigation['go']>[1]) {
  await navigation.go(to, init).done
  await vi.advanceTimersByTimeAsync(1)
}

describe('F15: at the commit come content, scroll, focus, announcement, page view', () => {
  test.each<[string, string, string[]]>([
    ['F1: a new page starts at the top', '/b', ['top', 'focus body']],
    ['F2: a hash is scrolled to', '/b#part', ['scroll to part', 'focus part']],
    ['F3: a hash that names nothing is the top', '/b#%E0%A4%A', ['top', 'focus body']],
  ])('%s', async (_name, to, steps) => {
    start()
    await follow(to)
    expect(entries).toEqual(['commit /b', ...steps, 'say Title of /b', `view ${to}`])
  })

  test('F2: a place on the page shown is there when the browser looks for it', async () => {
    start()
    await follow('/b')
    expect(renderRest).not.toHaveBeenCalled()
    await follow('/b#part', { sameDocument: true })
    expect(renderRest).toHaveBeenCalledOnce()
  })

  test('F6: Back and forward restore the offset, also of a page that was scrolled meanwhile', async () => {
    start()
    vi.stubGlobal('scrollY', 900)
    await follow('/b')
    vi.stubGlobal('scrollY', 400)
    answers.set('/_pages/a.1.json', async () => {
      vi.stubGlobal('scrollY', 500)
      return pageData('/a')()
    })
    entries.length = 0
    await follow('/a', { type: 'traverse', sameDocument: true })
    expect(entries).toEqual(['commit /a', 'to 900', 'focus body', 'say Title of /a', 'view /a'])
    await follow('/b', { type: 'traverse', sameDocument: true })
    expect(entries).toContain('to 400')
  })

  test('F9: a hash in closed details opens them first', async () => {
    start()
    await follow('/b#hidden')
    expect(document.querySelector('details')?.open).toBe(true)
    expect(entries).toContain('scroll to hidden')
  })

  test('A11: a path that no page has shows the not-found page', async () => {
    start()
    await follow('/nope')
    expect(entries).toEqual([
      'commit /nope',
      'top',
      'focus body',
      'say Title of /nope',
      'view /nope',
    ])
  })
})

test('only a page that is shown from its top may get its rest later', async () => {
  start()
  for (const to of ['/b', '/c?q=1', '/b#part']) await follow(to)
  await follow('/a', { type: 'traverse', sameDocument: true })
  expect(atTop).toEqual([true, false, false, false])
})

test('F11: a page that has taken the focus keeps it', async () => {
  vi.mocked(HTMLElement.prototype.focus).mockRestore()
  start()
  afterCommit = () => {
    document.body.innerHTML += '<input>'
    document.querySelector('input')?.focus()
  }
  await follow('/b')
  expect(document.activeElement).toBe(document.querySelector('input'))
})

test('what others keep in a history entry stays there beside the offset', async () => {
  navigation.states.set('/a', { theirs: 1 })
  start()
  vi.stubGlobal('scrollY', 900)
  await follow('/b')
  expect(navigation.states.get('/a')).toEqual({ theirs: 1, offset: { left: 0, top: 900 } })
})

describe('on the page shown', () => {
  test('B13: its own address scrolls to the top and loads nothing', async () => {
    start()
    await follow('/a', { type: 'replace' })
    expect(entries).toEqual(['top', 'focus body'])
  })

  test('F4 T5: another query does nothing at all', async () => {
    start()
    await follow('/a?q=1')
    expect(entries).toEqual([])
  })

  test('F4: another query with a hash scrolls to the hash', async () => {
    start()
    document.body.innerHTML = '<h2 id="part">Part</h2>'
    await follow('/a?q=1#part')
    expect(entries).toEqual(['scroll to part', 'focus part'])
  })

  test('F9: a link to a hash opens what hides it and leaves the rest to the browser', () => {
    start()
    document.body.innerHTML = '<details><p id="hidden"></p></details>'
    expect(navigation.go('/a#hidden', { sameDocument: true }).isOurs).toBe(false)
    expect(document.querySelector('details')?.open).toBe(true)
  })
})

describe('B12: the last navigation wins', () => {
  test('a slow page that was left for another never shows', async () => {
    let answerSlowly = () => {}
    answers.set('/_pages/b.2.json', () => {
      return new Promise((resolve) => {
        answerSlowly = () => resolve(new Response(JSON.stringify(pageOf('/b'))))
      })
    })
    start()
    const slow = navigation.go('/b')
    await follow('/c')
    answerSlowly()
    await slow.done
    expect(entries.filter((entry) => /commit|view/.test(entry))).toEqual(['commit /c', 'view /c'])
    expect(warn).not.toHaveBeenCalled()
  })

  test('Back while a page loads leaves the page shown as it is, without a bar', async () => {
    answers.set('/_pages/b.2.json', () => new Promise(() => {}))
    start()
    void navigation.go('/b').done
    await vi.advanceTimersByTimeAsync(300)
    expect(pending.get()).toBe('running')
    expect(navigation.go('/a', { type: 'traverse', sameDocument: true }).isOurs).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    expect(pending.get()).toBe('idle')
    expect(entries).toEqual([])
  })
})

describe('a page that cannot be loaded', () => {
  const breakB = () => answers.delete('/_pages/b.2.json')

  test('B8: is warned about once and opened by a reload', async () => {
    breakB()
    start()
    await follow('/b')
    expect(warn.mock.calls).toEqual([['The page /b could not be loaded.', new Error('404')]])
    expect(pending.get()).toBe('idle')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(location.pathname).toBe('/b')
    expect(entries).toEqual([])
  })

  test('B8: is shown as an error without a network, unless a worker can open it', async () => {
    breakB()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    start()
    await follow('/b')
    expect(reload).not.toHaveBeenCalled()
    expect(entries).toEqual(['error 404', 'top'])
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: {} },
      configurable: true,
    })
    await follow('/b')
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('B9: is not reloaded twice in a row, but shown as an error', async () => {
    breakB()
    start()
    await follow('/b')
    await follow('/b')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(entries).toEqual(['error 404', 'top'])
  })

  test('B6: comes when Retry finds it, without a reload', async () => {
    breakB()
    start()
    await follow('/b')
    await follow('/b')
    vi.advanceTimersByTime(20_000)
    retry()
    await vi.advanceTimersByTimeAsync(1)
    expect(entries).toEqual(['error 404', 'top', 'error 404', 'top'])
    answers.set('/_pages/b.2.json', pageData('/b'))
    retry()
    await vi.advanceTimersByTimeAsync(1)
    expect(entries).toContain('commit /b')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('and the page before it can be gone back to', async () => {
    breakB()
    start()
    await follow('/b')
    await follow('/b')
    await follow('/a', { type: 'traverse', sameDocument: true })
    expect(entries).toContain('commit /a')
  })
})

describe('addresses that are not canonical', () => {
  test('A13: a link to an old address goes where it leads', async () => {
    start()
    await follow('/old?x=1')
    expect(entries).toContain('view /c?x=1')
  })

  test.each(['push', 'replace'] as const)(
    'A13: a link that would %s its address in the history does so with the new one',
    async (type) => {
      start()
      const navigate = vi.spyOn(navigation, 'navigate')
      expect(navigation.go('/old', { type }).isOurs).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/c', { history: type })
    },
  )

  test('A9: the first address is corrected without a navigation', () => {
    window.history.replaceState({ theirs: 1 }, '', '/a.html?x=1#y')
    start()
    expect(location.href).toBe('http://localhost:3000/a?x=1#y')
    expect(window.history.state).toEqual({ theirs: 1 })
  })

  test('A6: where the host found no page for another spelling, the page is opened', () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    window.history.replaceState(null, '', '/A?x=1')
    start('not-found')
    expect(replace).toHaveBeenCalledWith('/a?x=1')
    expect(location.pathname).toBe('/A')
  })
})

test('F9: a document that opens at a hidden place shows it, and scrolls to no other', () => {
  window.history.replaceState(null, '', '/a#part')
  document.body.innerHTML = '<details><h2 id="part">Part</h2></details>'
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never)
  start()
  expect(document.querySelector('details')?.open).toBe(true)
  expect(entries).toEqual(['scroll to part'])
  rects.mockReturnValue([{}] as never)
  start()
  expect(entries).toEqual(['scroll to part'])
})

describe('what is not the router’s', () => {
  test('a navigation that something else has prevented is left alone', () => {
    const prevent = (event: Event) => event.preventDefault()
    navigation.addEventListener('navigate', prevent)
    start()
    expect(navigation.go('/b').isOurs).toBe(false)
    expect(navigation.states.size).toBe(0)
  })

  test('C8: links to the page shown, to files, to other sites and to no page are not fetched ahead', async () => {
    const fetched = vi.fn(async (_url: string) => new Response('{}'))
    vi.stubGlobal('fetch', fetched)
    start()
    document.body.innerHTML =
      '<a href="/a#x">1</a><a href="/b" download>2</a><a href="https://b.test/b">3</a><a href="/nope">4</a><a href="/c">5</a>'
    for (const link of document.querySelectorAll('a')) {
      link.dispatchEvent(new Event('mouseover', { bubbles: true }))
    }
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/_pages/c.3.json'])
  })
})

test('F7: without the Navigation API nothing is prepared and links load pages', () => {
  vi.unstubAllGlobals()
  const listen = vi.spyOn(document, 'addEventListener')
  start()
  expect(listen).not.toHaveBeenCalled()
  expect(document.querySelector('.announcer')).toBeNull()
})
