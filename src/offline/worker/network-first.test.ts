import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptHeader } from '../../live/frame-file.ts'
import { fillCache, stubCaches } from '../caches.test-support.ts'
import { cacheName } from '../site-caches.ts'
import { networkFirst, sandboxed } from './network-first.ts'

const release = cacheName('/', 'release', 'a')
const never = () => new Promise<Response>(() => {})

beforeEach(async () => {
  vi.useFakeTimers()
  stubCaches()
  await fillCache(release, { '/faq': 'cached', '/assets/not-saved.1.html': 'not saved' })
})

afterEach(() => {
  vi.useRealTimers()
})

/** The response to a request for a document, with this `fetch`. */
function respond(path: string, fetch: () => Promise<Response>, preloadResponse?: Response) {
  vi.stubGlobal('fetch', fetch)
  const request = { url: `https://site.test${path}`, destination: 'document' } as Request
  const event = { request, preloadResponse: Promise.resolve(preloadResponse) }
  return networkFirst(event, '/', 'assets/not-saved.1.html')
}

const fail = () => Promise.reject(new TypeError('Failed to fetch'))
const succeed = async () => new Response('new')

it('responds with what the network has', async () => {
  const response = await respond('/faq', succeed)
  expect(await response.text()).toBe('new')
  expect(response.headers.has(keptHeader)).toBe(false)
})

it('takes the response to a request that the browser has sent ahead', async () => {
  expect(await (await respond('/faq', fail, new Response('ahead'))).text()).toBe('ahead')
  expect(await (await respond('/faq', fail, Response.error())).text()).toBe('cached')
})

it('responds from the cache when the network fails, and says so', async () => {
  const response = await respond('/faq', fail)
  expect(await response.text()).toBe('cached')
  expect(response.headers.get(keptHeader)).toBe('1')
})

it('responds from the cache when the network takes five seconds', async () => {
  const response = respond('/faq', never)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await response).text()).toBe('cached')
})

it('waits for a slow network where nothing is cached', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 60_000, 'slow'))
  const response = respond('/api', slow)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toBe('slow')
})

it('shows that a page is not saved', async () => {
  expect(await (await respond('/api', fail)).text()).toBe('not saved')
})

it('cuts a frame off from the site, whatever else its host says', () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'" }
  const frame = sandboxed(new Response('', { headers }))
  expect(Object.fromEntries(frame.headers)).toMatchObject({
    'content-security-policy': "default-src 'none', sandbox allow-scripts; frame-ancestors 'self'",
    'connection-allowlist': '()',
  })
  const failure = Response.error()
  expect(sandboxed(failure)).toBe(failure)
})
