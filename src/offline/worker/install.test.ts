import { beforeEach, expect, it, vi } from 'vitest'
import { contentHash } from '../../system/hash.ts'
import { releaseCache } from '../cache-names.ts'
import { fileOf, type MemoryCache, stubCaches, stubHost } from '../caches.test-support.ts'
import type { Release } from '../release.ts'
import { install, prune } from './install.ts'

const release: Release = {
  id: 'b',
  shell: { 'assets/app.1.js': contentHash('app'), 'assets/style.2.css': contentHash('a {}') },
  notSaved: '',
  search: {},
}
const own = releaseCache('/', 'b')

let stored: Map<string, MemoryCache>

beforeEach(() => {
  stored = stubCaches()
})

it('keeps the whole shell, and asks only for what no earlier release has', async () => {
  const asked = stubHost({ '/assets/style.2.css': 'a {}' })
  await (await caches.open(releaseCache('/', 'a'))).put(
    '/assets/app.1.js',
    fileOf('/assets/app.1.js', 'app'),
  )
  await install('/', release)
  expect(stored.get(own)?.paths().sort()).toEqual(['/assets/app.1.js', '/assets/style.2.css'])
  expect(asked).toEqual(['/assets/style.2.css'])
})

it('asks for what an earlier release keeps damaged', async () => {
  const asked = stubHost({ '/assets/app.1.js': 'app', '/assets/style.2.css': 'a {}' })
  const earlier = await caches.open(releaseCache('/', 'a'))
  await earlier.put('/assets/app.1.js', fileOf('', '<h1>Sign in</h1>'))
  await earlier.put('/assets/style.2.css', fileOf('/assets/style.2.css', 'a {'))
  await install('/', release)
  expect(asked.sort()).toEqual(['/assets/app.1.js', '/assets/style.2.css'])
  expect(await (await stored.get(own)?.match('/assets/app.1.js'))?.text()).toBe('app')
})

it.each([
  ['a page in the place of a script', fileOf('', '<h1>Sign in</h1>')],
  ['a script that was cut off', fileOf('/app.js', 'ap')],
])(
  'asks past every cache for %s, and is not installed when it is still so',
  async (_what, wrong) => {
    const asked: (RequestCache | undefined)[] = []
    let isHealed = true
    vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
      if (url.endsWith('.css')) return fileOf(url, 'a {}')
      asked.push(cache)
      return isHealed && cache === 'reload' ? fileOf(url, 'app') : wrong.clone()
    })
    await install('/', release)
    expect(asked).toEqual(['default', 'reload'])
    stored.clear()
    isHealed = false
    await expect(install('/', release)).rejects.toThrow(
      '/assets/app.1.js is not as it was published',
    )
    expect(stored.has(own)).toBe(false)
  },
)

it('is not installed, and leaves nothing, when a file cannot be had', async () => {
  stubHost({ '/assets/app.1.js': 'app' })
  await expect(install('/', release)).rejects.toThrow(
    '/assets/style.2.css answered with status 404',
  )
  expect(stored.has(own)).toBe(false)
})

it('leaves what a worker of the same release keeps when it fails', async () => {
  stubHost({})
  await (await caches.open(own)).put('/faq', new Response('faq'))
  await expect(install('/', release)).rejects.toThrow('404')
  expect(stored.get(own)?.paths()).toEqual(['/faq'])
})

it('lets go of old releases', async () => {
  for (const id of ['x', 'y', 'z', 'b']) await caches.open(releaseCache('/', id))
  await prune('/', release)
  expect([...stored.keys()]).toEqual(['y', 'z', 'b'].map((id) => releaseCache('/', id)))
})
