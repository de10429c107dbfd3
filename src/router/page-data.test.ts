import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageLoader } from './page-data.ts'

const pageOf = (route: string) => ({ route, title: route, headings: [], blocks: [] })
const answer = (data: unknown) => new Response(JSON.stringify(data))

const fetchMock = vi.fn<typeof fetch>()
const loadCode = vi.fn<(page: unknown) => Promise<void>>()

function makeLoader() {
  return createPageLoader({ base: '/x/', routes: { '/faq': 'h1', '/usage/': 'h2' }, loadCode })
}

beforeEach(() => {
  fetchMock.mockReset()
  loadCode.mockReset().mockResolvedValue()
  vi.stubGlobal('fetch', fetchMock)
})

test('fetches the file that the route table names, below the base', async () => {
  fetchMock.mockResolvedValue(answer(pageOf('/usage/')))
  await expect(makeLoader().load('/usage/')).resolves.toEqual(pageOf('/usage/'))
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/x/_pages/usage/index.h2.json')
})

test('a page is fetched once, however often and however early it is asked for', async () => {
  fetchMock.mockImplementation(async () => answer(pageOf('/faq')))
  const loader = makeLoader()
  await Promise.all([loader.load('/faq'), loader.load('/faq')])
  await loader.load('/faq')
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a page whose hash changes, as it does while one writes, is fetched again', async () => {
  fetchMock.mockImplementation(async () => answer(pageOf('/faq')))
  const routes = { '/faq': 'h1' }
  const loader = createPageLoader({ base: '/', routes, loadCode })
  await loader.load('/faq')
  routes['/faq'] = 'h2'
  await loader.load('/faq')
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/_pages/faq.h1.json',
    '/_pages/faq.h2.json',
  ])
})

test('B7 B10: a failure is not remembered', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'))
  fetchMock.mockResolvedValueOnce(answer(pageOf('/faq')))
  const loader = makeLoader()
  await expect(loader.load('/faq')).rejects.toThrow('offline')
  await expect(loader.load('/faq')).resolves.toEqual(pageOf('/faq'))
})

describe('answers that are no page data are failures', () => {
  test.each([
    ['an error status', new Response('', { status: 404 }), /answered with status 404/],
    ['a cut-off file', new Response('{"route":"/fa'), /does not hold \/faq/],
    ['an HTML page', new Response('<!doctype html>'), /does not hold \/faq/],
    ['another page', answer(pageOf('/usage/')), /does not hold \/faq/],
    ['another shape', answer({ route: '/faq', title: 'FAQ' }), /does not hold \/faq/],
    ['nothing', answer(null), /does not hold \/faq/],
  ])('%s', async (_name, response, message) => {
    fetchMock.mockImplementation(async () => response.clone())
    await expect(makeLoader().load('/faq')).rejects.toThrow(message)
  })

  test('unless there is page data past the caches', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<!doctype html>'))
    fetchMock.mockResolvedValueOnce(answer(pageOf('/faq')))
    await expect(makeLoader().load('/faq')).resolves.toEqual(pageOf('/faq'))
    expect(fetchMock.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload'])
  })

  test('a route that is not there', async () => {
    await expect(makeLoader().load('/nope')).rejects.toThrow('There is no page /nope.')
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('component code', () => {
  test('comes with the page when asked for', async () => {
    fetchMock.mockImplementation(async () => answer(pageOf('/faq')))
    const loader = makeLoader()
    await loader.load('/faq')
    expect(loadCode).not.toHaveBeenCalled()
    await loader.load('/faq', { withCode: true })
    expect(loadCode).toHaveBeenCalledWith(pageOf('/faq'))
  })

  test('that fails is a failure of the page', async () => {
    fetchMock.mockImplementation(async () => answer(pageOf('/faq')))
    loadCode.mockRejectedValue(new Error('no code'))
    await expect(makeLoader().load('/faq', { withCode: true })).rejects.toThrow('no code')
  })
})

describe('giving up', () => {
  const signalOfRequest = () => fetchMock.mock.calls[0]?.[1]?.signal as AbortSignal
  const never = () => new Promise<Response>(() => {})

  test('ends the request when nobody else waits for it', async () => {
    fetchMock.mockImplementation(never)
    const reader = new AbortController()
    const page = makeLoader().load('/faq', { signal: reader.signal })
    reader.abort()
    await expect(page).rejects.toThrow(/abort/i)
    expect(signalOfRequest().aborted).toBe(true)
  })

  test('leaves the request to others who wait for it', async () => {
    fetchMock.mockImplementation(never)
    const loader = makeLoader()
    void loader.load('/faq')
    const reader = new AbortController()
    const page = loader.load('/faq', { signal: reader.signal })
    reader.abort()
    await expect(page).rejects.toThrow(/abort/i)
    expect(signalOfRequest().aborted).toBe(false)
  })

  test('and asking again at once makes a new request', async () => {
    fetchMock.mockImplementationOnce(never)
    fetchMock.mockResolvedValueOnce(answer(pageOf('/faq')))
    const loader = makeLoader()
    const reader = new AbortController()
    const first = loader.load('/faq', { signal: reader.signal })
    reader.abort()
    await expect(loader.load('/faq')).resolves.toEqual(pageOf('/faq'))
    await expect(first).rejects.toThrow(/abort/i)
  })
})
