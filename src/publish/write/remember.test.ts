import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { cacheDir } from '../../system/project.ts'
import { remember } from './remember.ts'

const name = `test-${process.pid}`

afterEach(() => rm(path.join(cacheDir, 'stages', name), { force: true }))

test('a result is made once for the same inputs, and comes back as it was', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['a.json', '{}'],
    ['b.zip', new Uint8Array([1, 2])],
  ])
  const make = vi.fn(async () => files)
  await remember(name, ['one'], make)
  expect(await remember(name, ['one'], make)).toEqual(files)
  expect(make).toHaveBeenCalledTimes(1)
})

test('other inputs give another result', async () => {
  expect(await remember(name, ['one'], async () => 1)).toBe(1)
  expect(await remember(name, ['two'], async () => 2)).toBe(2)
  expect(await remember(name, ['one'], async () => 3)).toBe(3)
})

test('a result that no longer holds is made again', async () => {
  await remember(name, ['one'], async () => 1)
  const holds = async (value: number) => value !== 1
  expect(await remember(name, ['one'], async () => 2, holds)).toBe(2)
  expect(await remember(name, ['one'], async () => 3, holds)).toBe(2)
})
