import { beforeEach, expect, it, vi } from 'vitest'
import { contentHash } from '../system/hash.ts'
import { releaseCache, savedCache } from './cache-names.ts'
import { fileOf, MemoryCache, stubCaches, stubHost } from './caches.test-support.ts'
import type { OfflineManifest } from './manifest.ts'
import { SaveError, saveSite, sizeToSave } from './save-site.ts'
import { findSavedCopy, removeSavedCopy, removeUnfinished } from './saved-copy.ts'

const page = '<script src="/assets/app.1.js"></script>'
const manifest: OfflineManifest = {
  release: 'b',
  pages: 1,
  files: [
    ['faq', 10, 100, contentHash(page)],
    ['assets/app.1.js', 20, 200, contentHash('app')],
    ['icon.svg', 3, 3, contentHash('<svg/>')],
  ],
}
const files = { '/faq': page, '/assets/app.1.js': 'app', '/icon.svg': '<svg/>' }
const saved = savedCache('/', 'b')

let stored: Map<string, MemoryCache>
let isLocked = false

beforeEach(() => {
  stored = stubCaches()
  isLocked = false
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: object, action: () => unknown) => {
        if (isLocked) throw new DOMException('The wait has ended.', 'TimeoutError')
        return action()
      },
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
  const copy = await save(undefined, (bytes) => progress.push(bytes))
  expect(progress.at(-1)).toBe(33)
  expect(copy).toMatchObject({ release: 'b', stored: 303 })
  expect(stored.get(saved)?.paths().at(-1)).toBe('/_saved.json')
  expect(await findSavedCopy('/')).toEqual(copy)
})

it('takes what is kept under its hash from there, and asks for all else', async () => {
  const asked = stubHost(files)
  await (await caches.open(releaseCache('/', 'a'))).put(
    '/assets/app.1.js',
    fileOf('/assets/app.1.js', 'app'),
  )
  expect(await sizeToSave('/', manifest)).toEqual({ transferred: 13, stored: 303 })
  const progress: number[] = []
  await save(undefined, (bytes) => progress.push(bytes))
  expect(progress.at(-1)).toBe(13)
  expect(asked.sort()).toEqual(['/faq', '/icon.svg'])
})

it('replaces an older copy only when the new one is whole', async () => {
  stubHost({ ...files, '/icon.svg': undefined as unknown as string })
  const older = savedCache('/', 'a')
  await (await caches.open(older)).put('/_saved.json', Response.json({ release: 'a' }))
  expect(await reasonOf(save())).toBe('changed')
  expect([...stored.keys()]).toEqual([older])
  stubHost(files)
  await save()
  expect([...stored.keys()]).toEqual([saved])
})

it('keeps a whole copy of the release that another tab has saved, and asks for nothing', async () => {
  const asked = stubHost(files)
  const copy = await save()
  asked.length = 0
  expect(await save()).toEqual(copy)
  expect(asked).toEqual([])
})

it('keeps a whole copy when what it lacks cannot be had, or the reader cancels', async () => {
  stubHost(files)
  const copy = await save()
  stored.get(saved)?.entries.delete('https://site.test/icon.svg')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await reasonOf(save())).toBe('network')
  expect(await findSavedCopy('/')).toEqual(copy)
  const controller = new AbortController()
  expect(await reasonOf(save(controller.signal, () => controller.abort()))).toBe('cancelled')
  expect(await findSavedCopy('/')).toEqual(copy)
  stubHost(files)
  await save()
  expect(stored.get(saved)?.paths()).toContain('/icon.svg')
})

it('replaces what is damaged in a copy', async () => {
  stubHost(files)
  await save()
  await stored.get(saved)?.put('/assets/app.1.js', fileOf('/assets/app.1.js', 'ap'))
  const asked = stubHost(files)
  await save()
  expect(asked).toEqual(['/assets/app.1.js'])
})

it('says that there was no room when the browser cleared the copy meanwhile', async () => {
  stubHost(files)
  const cleared = save(undefined, () => stored.delete(saved))
  expect(await reasonOf(cleared)).toBe('full')
})

it.each([
  ['a page in the place of a script', { '/assets/app.1.js': page }],
  ['a script that was cut off', { '/assets/app.1.js': 'ap' }],
  ['a picture that was cut off', { '/icon.svg': '<svg' }],
  ['a page of a network that wants a sign-in', { '/faq': '<h1>Sign in</h1>' }],
])('refuses %s', async (_what, others) => {
  stubHost({ ...files, ...others })
  expect(await reasonOf(save())).toBe('changed')
  expect(stored.size).toBe(0)
})

it('takes no damaged file from a cache', async () => {
  const asked = stubHost(files)
  await (await caches.open(releaseCache('/', 'a'))).put('/assets/app.1.js', fileOf('', page))
  await save()
  expect(asked).toContain('/assets/app.1.js')
})

it('refuses a page of another release', async () => {
  stubHost({ ...files, '/faq': '<script src="/assets/app.2.js"></script>' })
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
  expect(await reasonOf(save(controller.signal, () => controller.abort()))).toBe('cancelled')
  expect(stored.size).toBe(0)
})

it('saves in one tab at a time', async () => {
  stubHost(files)
  isLocked = true
  expect(await reasonOf(save())).toBe('elsewhere')
  await caches.open(saved)
  await removeUnfinished('/')
  expect(stored.has(saved)).toBe(true)
})

it('removes what a closed tab has left, and keeps a whole copy until it is told otherwise', async () => {
  stubHost(files)
  await save()
  await caches.open(savedCache('/', 'left'))
  await removeUnfinished('/')
  expect([...stored.keys()]).toEqual([saved])
  await removeSavedCopy('/')
  expect(await findSavedCopy('/')).toBeNull()
})
