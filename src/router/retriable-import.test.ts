import { expect, test, vi } from 'vitest'
import { retriableImport } from './retriable-import.ts'

const url = 'https://redux.test/assets/video-a1b2.js'

test('B7: an import that failed is tried again from a changed address, each time another', async () => {
  const importFrom = vi.fn<(url: string) => Promise<string>>()
  importFrom.mockRejectedValueOnce(new TypeError('again')).mockResolvedValueOnce('module')
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${url}`)
  const load = retriableImport(() => Promise.reject(failure), importFrom)

  await expect(load()).rejects.toBe(failure)
  await expect(load()).rejects.toThrow('again')
  await expect(load()).resolves.toBe('module')
  expect(importFrom.mock.calls).toEqual([[`${url}?retry=1`], [`${url}?retry=2`]])
})

test('an import that fails without naming its module is simply tried again', async () => {
  const importModule = vi.fn<() => Promise<string>>()
  importModule.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce('module')
  const load = retriableImport(importModule)
  await expect(load()).rejects.toThrow('failed')
  await expect(load()).resolves.toBe('module')
})
