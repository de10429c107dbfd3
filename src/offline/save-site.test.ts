import { beforeEach, expect, it, vi } from 'vitest'
import { fillCache, MemoryCache, stubCaches, stubHost } from './caches.test-support.ts'
import type { OfflineManifest } from './release.ts'
import { fetchOffer, findSavedCopy, removeSavedCopy, SaveError, saveSite } from './save-site.ts'
import { cacheName } from './site-caches.ts'

const page = '<script src="/assets/app.1.js"></script>'
const manifest: OfflineManifest = {
  release: 'b',
  pages: 1,
  stored: 303,
  files: [
    ['assets/app.1.js', 20],
    ['icon.svg', 3],
    ['faq', 10],
  ],
}
const files = { '/faq': page, '/assets/app.1.js': 'app', '/icon.svg': '<svg/>' }
const saved = cacheName('/', 'saved', 'b')
const older = cacheName('/', 'saved', 'a')

let stored: Map<string, MemoryCache>
let isLocked = false

beforeEach(() => {
  stored = stubCaches()
  isLocked = false
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, action: (lock: object | null) => unknown) =>
        action(isLocked ? null : {}),
    },
  })
})

function save(
  signal = new AbortController().signal,
  onProgress: (bytes: number) => void = () => {},
) {
  return saveSite('/', manifest, { signal, onProgress })
}

async function reasonOf(saving: Promise<unknown>): Promise<string> {
  const error = await saving.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof SaveError)) throw new Error('It was saved.')
  return error.reason
}

it('saves every file, tells how far it is, and writes the record last', async () => {
  stubHost(files)
  const progress: number[] = []
  await save(undefined, (bytes) => progress.push(bytes))
  expect(progress.at(-1)).toBe(33)
  expect(stored.get(saved)?.paths().at(-1)).toBe('/_saved.json')
  expect(await findSavedCopy('/')).toMatchObject({ release: 'b', stored: 303 })
})

it('takes what is cached under its hash from there, and asks for all else', async () => {
  const asked = stubHost({ ...files, '/offline.json': JSON.stringify(manifest) })
  await fillCache(cacheName('/', 'release', 'a'), { '/assets/app.1.js': 'app', '/faq': 'old' })
  expect(await fetchOffer('/')).toEqual({ manifest, transferred: 13 })
  const progress: number[] = []
  await save(undefined, (bytes) => progress.push(bytes))
  expect(progress.at(-1)).toBe(13)
  expect(asked.sort()).toEqual(['/faq', '/icon.svg', '/offline.json'])
})

it('replaces an older copy only when the new one is whole', async () => {
  stubHost({ ...files, '/icon.svg': undefined as unknown as string })
  await fillCache(older, { '/_saved.json': '{"release":"a"}' })
  expect(await reasonOf(save())).toBe('changed')
  expect([...stored.keys()]).toEqual([older])
  stubHost(files)
  await save()
  expect([...stored.keys()]).toEqual([saved])
})

it('keeps a copy of the release that another tab has saved, and asks for nothing', async () => {
  const asked = stubHost(files)
  await save()
  const copy = await findSavedCopy('/')
  asked.length = 0
  await save()
  expect(await findSavedCopy('/')).toEqual(copy)
  expect(asked).toEqual([])
})

it.each([
  ['a file that is no longer there', { '/assets/app.1.js': undefined }],
  ['a page of a network that wants a sign-in', { '/faq': '<h1>Sign in</h1>' }],
  ['a page of another release', { '/faq': '<script src="/assets/app.2.js"></script>' }],
])('refuses %s', async (_what, others) => {
  stubHost({ ...files, ...(others as typeof files) })
  expect(await reasonOf(save())).toBe('changed')
  expect(stored.size).toBe(0)
})

it('leaves nothing when storage is full', async () => {
  stubHost(files)
  vi.spyOn(MemoryCache.prototype, 'put').mockRejectedValue(
    new DOMException('full', 'QuotaExceededError'),
  )
  expect(await reasonOf(save())).toBe('full')
  expect(stored.size).toBe(0)
})

it('leaves nothing when the connection breaks off', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await reasonOf(save())).toBe('network')
  expect(stored.size).toBe(0)
})

it('leaves nothing when the reader cancels', async () => {
  stubHost(files)
  const controller = new AbortController()
  await expect(save(controller.signal, () => controller.abort())).rejects.toThrow()
  expect(stored.size).toBe(0)
})

it('saves in one tab at a time', async () => {
  isLocked = true
  expect(await reasonOf(save())).toBe('elsewhere')
})

it('removes a copy, and what a closed tab has left', async () => {
  stubHost(files)
  await save()
  await caches.open(older)
  await removeSavedCopy('/')
  expect(await findSavedCopy('/')).toBeNull()
  expect(stored.size).toBe(0)
})
