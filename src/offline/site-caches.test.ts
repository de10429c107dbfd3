import { beforeEach, expect, it } from 'vitest'
import { fillCache, stubCaches } from './caches.test-support.ts'
import { cachedPaths, cacheName, cacheNames, findCached } from './site-caches.ts'

const release = (id: string) => cacheName('/', 'release', id)
const textAt = async (path: string) => (await findCached('/', `https://site.test${path}`))?.text()

beforeEach(() => {
  stubCaches()
})

it('finds a page in the newest cache that has it', async () => {
  await fillCache(release('a'), { '/faq': 'old', '/usage': 'usage' })
  await fillCache(release('b'), { '/faq': 'new' })
  expect(await textAt('/faq')).toBe('new')
  expect(await textAt('/usage')).toBe('usage')
  expect(await textAt('/api')).toBeUndefined()
})

it('finds a page whatever stands behind its path', async () => {
  await fillCache(release('a'), { '/faq': 'faq', '/': 'home' })
  expect(await textAt('/faq/')).toBe('faq')
  expect(await textAt('/faq?q=1')).toBe('faq')
  expect(await textAt('/')).toBe('home')
})

it('lists what is cached without the base, and nothing of others', async () => {
  await fillCache(cacheName('/x/', 'release', 'a'), { '/x': 'home', '/x/faq': 'faq' })
  await fillCache(cacheName('/', 'release', 'a'), { '/other': 'no' })
  await fillCache('somebody', { '/x/secret': 'no' })
  expect(await cachedPaths('/x/')).toEqual(new Set(['', 'faq']))
})

it('tells releases from saved copies', async () => {
  await caches.open(release('a'))
  await caches.open(cacheName('/', 'saved', 'a'))
  expect(await cacheNames('/', 'release')).toEqual([release('a')])
  expect(await cacheNames('/')).toHaveLength(2)
})
