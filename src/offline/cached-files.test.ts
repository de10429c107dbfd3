import { expect, it } from 'vitest'
import { contentHash } from '../system/hash.ts'
import { releaseCache, savedCache } from './cache-names.ts'
import { cachedPaths, findCached, findIntact, recordPath } from './cached-files.ts'
import { fileOf, stubCaches } from './caches.test-support.ts'

const textAt = async (path: string) => (await findCached('/', `https://site.test${path}`))?.text()

async function fill(name: string, pages: { [path: string]: string }) {
  const cache = await caches.open(name)
  for (const [path, text] of Object.entries(pages)) await cache.put(path, fileOf(path, text))
}

it('finds a page in the newest release that has it', async () => {
  stubCaches()
  await fill(releaseCache('/', 'a'), { '/faq': 'old', '/usage/': 'usage' })
  await fill(releaseCache('/', 'b'), { '/faq': 'new' })
  expect(await textAt('/faq')).toBe('new')
  expect(await textAt('/usage/')).toBe('usage')
  expect(await textAt('/api')).toBeUndefined()
})

it('finds a page whatever stands behind its path', async () => {
  stubCaches()
  await fill(releaseCache('/', 'a'), { '/faq': 'faq', '/usage/': 'usage' })
  expect(await textAt('/faq/')).toBe('faq')
  expect(await textAt('/usage?q=1')).toBe('usage')
})

it('takes nothing from a copy that was not finished', async () => {
  stubCaches()
  await fill(savedCache('/', 'a'), { '/faq': 'half' })
  expect(await textAt('/faq')).toBeUndefined()
  expect(await cachedPaths('/')).toEqual(new Set())
  await fill(savedCache('/', 'a'), { [`/${recordPath}`]: '{}' })
  expect(await textAt('/faq')).toBe('half')
})

it('lists what is kept without the base, and nothing of others', async () => {
  stubCaches()
  await fill(releaseCache('/x/', 'a'), { '/x/': 'home', '/x/faq': 'faq' })
  await fill('somebody', { '/x/secret': 'no' })
  expect(await cachedPaths('/x/')).toEqual(new Set(['', 'faq']))
})

it('passes over what is no page, though it stands where one is', async () => {
  stubCaches()
  await fill(releaseCache('/', 'a'), { '/faq': 'old' })
  const newer = await caches.open(releaseCache('/', 'b'))
  await newer.put('/faq', fileOf('/faq.json', '{}'))
  expect(await textAt('/faq')).toBe('old')
})

it('finds a file whose name has a hash where it is intact, whatever the newer releases hold', async () => {
  stubCaches()
  const path = `_pages/faq.${contentHash('{}')}.json`
  await fill(releaseCache('/', 'a'), { [`/${path}`]: '{}' })
  await fill(releaseCache('/', 'b'), { [`/${path}`]: '{' })
  const newest = await caches.open(releaseCache('/', 'c'))
  await newest.put(`/${path}`, fileOf('', '<h1>Sign in</h1>'))
  expect(await (await findIntact('/', path))?.text()).toBe('{}')
  expect(await findIntact('/', path, 'another')).toBeUndefined()
})
