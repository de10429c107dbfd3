import { beforeEach, expect, it } from 'vitest'
import { releaseCache } from '../cache-names.ts'
import { type MemoryCache, stubCaches, stubHost } from '../caches.test-support.ts'
import type { Release } from '../release.ts'
import { install, prune } from './install.ts'

const release: Release = {
  id: 'b',
  shell: ['assets/app.1.js', 'assets/style.2.css'],
  notSaved: '',
  siteData: '',
  search: [],
}
const own = releaseCache('/', 'b')

let stored: Map<string, MemoryCache>

beforeEach(() => {
  stored = stubCaches()
})

it('keeps the whole shell, and asks only for what no earlier release has', async () => {
  const asked = stubHost({ '/assets/style.2.css': 'a {}' })
  await (await caches.open(releaseCache('/', 'a'))).put('/assets/app.1.js', new Response('app'))
  await install('/', release)
  expect(stored.get(own)?.paths().sort()).toEqual(['/assets/app.1.js', '/assets/style.2.css'])
  expect(asked).toEqual(['/assets/style.2.css'])
})

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
