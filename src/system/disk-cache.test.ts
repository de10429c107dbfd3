import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { damageFiles, damages } from './disk-cache.test-support.ts'
import { diskCache, type Memory, removeOldEntries, replaceFile } from './disk-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const entriesOf = (kind: string) => path.join(folder, 'entries', kind)

it('gives a value back as it was: lists, maps and bytes', async () => {
  const cache = diskCache('a', folder)
  const value = new Map([['a.json', '{}' as string | Uint8Array]]).set('b', new Uint8Array([1, 2]))
  await cache.write('name', 'key', { files: value, list: [1, null] })
  expect(await cache.read('name', 'key')).toEqual({ files: value, list: [1, null] })
})

it('makes a value once for the same key, and keeps the last of a name', async () => {
  const cache = diskCache<number>('a', folder)
  const make = vi.fn(async () => 1)
  await cache.remember('name', 'one', make)
  expect(await cache.remember('name', 'one', make)).toBe(1)
  expect(make).toHaveBeenCalledTimes(1)
  expect(await cache.remember('name', 'two', async () => 2)).toBe(2)
  expect(await cache.read('name', 'one')).toBeUndefined()
  expect(readdirSync(entriesOf('a'))).toHaveLength(1)
})

it('tells names, and kinds, from one another', async () => {
  const [a, b] = [diskCache<number>('a', folder), diskCache<number>('b', folder)]
  await a.write('name', 'key', 1)
  expect(await a.read('other', 'key')).toBeUndefined()
  expect(await b.read('name', 'key')).toBeUndefined()
})

it.each(Object.entries(damages))('%s counts as missing, and is replaced', async (_, damage) => {
  const cache = diskCache<string>('a', folder)
  await cache.write('name', 'key', 'value')
  expect(damageFiles(folder, damage)).toBe(1)
  expect(await cache.read('name', 'key')).toBeUndefined()
  expect(await cache.remember('name', 'key', async () => 'made again')).toBe('made again')
  expect(await cache.read('name', 'key')).toBe('made again')
})

it('replaces a folder in the place of an entry', async () => {
  const cache = diskCache<string>('a', folder)
  await cache.write('name', 'key', 'value')
  const [file = ''] = readdirSync(entriesOf('a'))
  rmSync(path.join(entriesOf('a'), file))
  mkdirSync(path.join(entriesOf('a'), file, 'inside'), { recursive: true })
  expect(await cache.remember('name', 'key', async () => 'made again')).toBe('made again')
  expect(await cache.read('name', 'key')).toBe('made again')
})

it('leaves whole entries, and nothing else, when many write the same one', async () => {
  const cache = diskCache<string>('a', folder)
  const values = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000))
  await Promise.all(values.map((value) => cache.write('name', 'key', value)))
  expect(values).toContain(await cache.read('name', 'key'))
  expect(readdirSync(entriesOf('a'))).toHaveLength(1)
})

it('leaves nothing of a file that cannot be written', async () => {
  const file = path.join(folder, 'file')
  await expect(replaceFile(file, 1 as unknown as string)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

it('gives values that are in memory without the disk, of the same key alone', async () => {
  const memory: Memory<number[]> = new Map()
  const cache = diskCache('a', folder, memory)
  await diskCache<number[]>('a', folder).write('name', 'key', [1])
  const value = await cache.read('name', 'key')
  rmSync(entriesOf('a'), { recursive: true })
  expect(await cache.read('name', 'key')).toBe(value)
  expect(await cache.read('name', 'other')).toBeUndefined()
})

it('removes entries that were written more than thirty days ago', async () => {
  const cache = diskCache<number>('a', folder)
  await cache.write('old', 'key', 1)
  const [old = ''] = readdirSync(entriesOf('a'))
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(path.join(entriesOf('a'), old), before, before)
  await cache.write('new', 'key', 2)

  removeOldEntries(folder)
  expect(await cache.read('old', 'key')).toBeUndefined()
  expect(await cache.read('new', 'key')).toBe(2)
  expect(() => removeOldEntries(path.join(folder, 'never-made'))).not.toThrow()
})
