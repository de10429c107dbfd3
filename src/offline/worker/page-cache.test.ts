import { beforeEach, expect, it, vi } from 'vitest'
import {
  fileOf,
  fillCache,
  type MemoryCache,
  stubCaches,
  stubHost,
} from '../caches.test-support.ts'
import type { Release } from '../release.ts'
import { cacheName } from '../site-caches.ts'
import { createPageCache } from './page-cache.ts'

const release: Release = {
  id: 'b',
  shell: ['assets/app.1.js', 'pages.json'],
  notSaved: '',
  search: ['assets/search-index.3.json'],
}
const own = cacheName('/', 'release', 'b')
const earlier = cacheName('/', 'release', 'a')
const pageCache = createPageCache('/', release)

const page = '<script src="/assets/app.1.js"></script><img src="/_images/a.2.png">'
const host = {
  '/faq': page,
  '/assets/app.1.js': 'app',
  '/assets/search-index.3.json': '{}',
  '/_images/a.2.png': 'png',
  '/_pages/faq.4.json': '{}',
}
const index = { '/pages.json': '{"routes":{"/faq":"4"}}' }

let stored: Map<string, MemoryCache>

beforeEach(() => {
  stored = stubCaches()
})

const paths = () => stored.get(own)?.paths().sort() ?? []
const addFaq = (withSearch = false) =>
  pageCache.addPage({ url: 'https://site.test/faq', withSearch })

it('asks only for files that no earlier release has', async () => {
  const asked = stubHost({ ...host, ...index })
  await fillCache(earlier, { '/assets/app.1.js': 'app', '/pages.json': '{}' })
  expect(await pageCache.addFiles(release.shell)).toBe(true)
  expect(paths()).toEqual(['/assets/app.1.js', '/pages.json'])
  expect(asked).toEqual(['/pages.json'])
})

it('asks past the cache of the browser for a file in whose place it has a page', async () => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    init?.cache === 'reload' ? fileOf(url, 'app') : fileOf('login', '<h1>Sign in</h1>'),
  )
  expect(await pageCache.addFiles(['assets/app.1.js'])).toBe(true)
  expect(paths()).toEqual(['/assets/app.1.js'])
})

it('says when it cannot get a file', async () => {
  stubHost({ ...host, '/assets/app.1.js': undefined as unknown as string })
  expect(await pageCache.addFiles(release.shell)).toBe(false)
})

it('takes a page with the files that it names and its data, and with search for readers who stay', async () => {
  stubHost(host)
  await fillCache(own, index)
  await addFaq()
  const files = ['/_images/a.2.png', '/_pages/faq.4.json', '/assets/app.1.js', '/faq']
  expect(paths()).toEqual([...files, '/pages.json'])
  await addFaq(true)
  expect(paths()).toContain('/assets/search-index.3.json')
})

it.each([
  ['names a file that cannot be had', { ...host, '/_images/a.2.png': undefined }],
  ['is another site’s', { ...host, '/faq': '<h1>Sign in</h1>' }],
  ['is not there', {}],
])('takes no page that %s', async (_what, files) => {
  stubHost(files as typeof host)
  await addFaq()
  expect(paths()).not.toContain('/faq')
})

it('takes what the samples of a page need once a reader has run one', async () => {
  const sample = { ...host, '/faq': `${page}<div data-live="5e.0">` }
  stubHost({ ...sample, '/_live/page.5e.json': '{}', '/_live/sources.5e.json': '{}' })
  await addFaq()
  expect(paths()).not.toContain('/_live/page.5e.json')
  await fillCache(own, { '/_sandbox/frame.html': '<p>' })
  await addFaq()
  expect(paths()).toEqual(expect.arrayContaining(['/_live/page.5e.json', '/_live/sources.5e.json']))
})
