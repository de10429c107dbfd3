import { expect, it } from 'vitest'
import { releaseCache, savedCache } from './cache-names.ts'
import { cachedPaths, findCached, recordPath } from './cached-files.ts'
import { stubCaches } from './caches.test-support.ts'

const textAt = async (path: string) => (await findCached('/', `https://site.test${path}`))?.text()

async function fill(name: string, pages: { [path: string]: string }) {
  const cache = await caches.open(name)
  for (const [path, text] of Object.entries(pages)) await cache.put(path, new Response(text))
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
