import { expect, it, vi } from 'vitest'
import { moduleLoader } from './module-loader.ts'

const url = 'https://example.com/assets/quiz-3fa9c1.js'

it('B7 asks under a changed address once the browser has named the one that failed', async () => {
  const load = vi
    .fn()
    .mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${url}`))
  const importUrl = vi
    .fn()
    .mockRejectedValueOnce(
      new TypeError(`Failed to fetch dynamically imported module: ${url}?attempt=1`),
    )
    .mockResolvedValueOnce('module')
  const loadModule = moduleLoader(load, importUrl)

  await expect(loadModule()).rejects.toThrow('Failed to fetch')
  await expect(loadModule()).rejects.toThrow('Failed to fetch')
  await expect(loadModule()).resolves.toBe('module')
  expect(load).toHaveBeenCalledOnce()
  expect(importUrl.mock.calls).toEqual([[`${url}?attempt=1`], [`${url}?attempt=2`]])
})

it('B7 asks under the same address where the browser names none', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValueOnce('module')
  const loadModule = moduleLoader(load)
  await expect(loadModule()).rejects.toThrow()
  await expect(loadModule()).resolves.toBe('module')
})
