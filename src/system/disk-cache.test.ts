import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { damageFiles, damages } from './disk-cache.test-support.ts'
import { diskCache, type Memory, misses, removeOldEntries, replaceFile } from './disk-cache.ts'
import { projectRoot } from './project.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const parts = { part: 'hash' }
const entriesOf = (kind: string) => path.join(folder, 'entries', kind)

it('gives a value back as it was: lists, maps and bytes', async () => {
  const cache = diskCache('a', folder)
  const value = new Map([['a.json', '{}' as string | Uint8Array]]).set('b', new Uint8Array([1, 2]))
  await cache.write('name', parts, { files: value, list: [1, null] })
  expect((await cache.read('name', parts))?.value).toEqual({ files: value, list: [1, null] })
})

it('makes a value once for the same parts, and keeps the last of a name', async () => {
  const cache = diskCache<number>('a', folder)
  const make = vi.fn(async () => 1)
  await cache.remember('name', { part: 'one' }, make)
  expect(await cache.remember('name', { part: 'one' }, make)).toBe(1)
  expect(make).toHaveBeenCalledTimes(1)
  expect(await cache.remember('name', { part: 'two' }, async () => 2)).toBe(2)
  expect(await cache.read('name', { part: 'one' })).toBeUndefined()
  expect(readdirSync(entriesOf('a'))).toHaveLength(1)
})

it('tells names, and kinds, from one another', async () => {
  const [a, b] = [diskCache<number>('a', folder), diskCache<number>('b', folder)]
  await a.write('name', parts, 1)
  expect(await a.read('other', parts)).toBeUndefined()
  expect(await b.read('name', parts)).toBeUndefined()
})

it.each(Object.entries(damages))('%s counts as missing, and is replaced', async (_, damage) => {
  const cache = diskCache<string>('a', folder)
  await cache.write('name', parts, 'value')
  expect(damageFiles(folder, damage)).toBe(1)
  expect(await cache.read('name', parts)).toBeUndefined()
  expect(await cache.remember('name', parts, async () => 'made again')).toBe('made again')
  expect((await cache.read('name', parts))?.value).toBe('made again')
})

it('replaces a folder in the place of an entry', async () => {
  const cache = diskCache<string>('a', folder)
  await cache.write('name', parts, 'value')
  const [file = ''] = readdirSync(entriesOf('a'))
  rmSync(path.join(entriesOf('a'), file))
  mkdirSync(path.join(entriesOf('a'), file, 'inside'), { recursive: true })
  expect(await cache.remember('name', parts, async () => 'made again')).toBe('made again')
  expect((await cache.read('name', parts))?.value).toBe('made again')
})

it('leaves whole entries, and nothing else, when many write the same one', async () => {
  const cache = diskCache<string>('a', folder)
  const values = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000))
  await Promise.all(values.map((value) => cache.write('name', parts, value)))
  expect(values).toContain((await cache.read('name', parts))?.value)
  expect(readdirSync(entriesOf('a'))).toHaveLength(1)
})

it('leaves nothing of a file that cannot be written', async () => {
  const file = path.join(folder, 'file')
  await expect(replaceFile(file, 1 as unknown as string)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

it('gives values that are in memory without the disk, of the same parts alone', async () => {
  const memory: Memory<number[]> = new Map()
  const cache = diskCache('a', folder, memory)
  await diskCache<number[]>('a', folder).write('name', parts, [1])
  const value = (await cache.read('name', parts))?.value
  rmSync(entriesOf('a'), { recursive: true })
  expect((await cache.read('name', parts))?.value).toBe(value)
  expect(await cache.read('name', { part: 'other' })).toBeUndefined()
})

it('finds what another process has written since, too', async () => {
  const cache = diskCache<number>('a', folder, new Map())
  await cache.write('name', parts, 1)
  await diskCache<number>('a', folder).write('name', { part: 'other' }, 2)
  expect((await cache.read('name', { part: 'other' }))?.value).toBe(2)
})

it('removes entries that were written more than thirty days ago', async () => {
  const cache = diskCache<number>('a', folder)
  await cache.write('old', parts, 1)
  const [old = ''] = readdirSync(entriesOf('a'))
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(path.join(entriesOf('a'), old), before, before)
  await cache.write('new', parts, 2)

  removeOldEntries(folder)
  expect(await cache.read('old', parts)).toBeUndefined()
  expect((await cache.read('new', parts))?.value).toBe(2)
  expect(() => removeOldEntries(path.join(folder, 'never-made'))).not.toThrow()
})

it('misses a value when a file that it was made of changes, goes or comes, and says why', async () => {
  const cache = diskCache<number>('a', folder)
  const files = ['there.css', 'missing.css'].map((name) => path.join(folder, name))
  const [there = '', missing = ''] = files
  const shown = (file: string) => path.relative(projectRoot, file).split(path.sep).join('/')
  const remember = async () => {
    const make = vi.fn(async (record: (file: string) => void) => {
      for (const file of files) record(file)
      return 1
    })
    await cache.remember('name', parts, make)
    return make.mock.calls.length === 0 ? 'kept' : misses.at(-1)?.reason
  }
  const write = (file: string, text: string) => {
    writeFileSync(file, text)
    const before = new Date(Date.now() - 10_000)
    utimesSync(file, before, before)
  }
  write(there, 'a {}')
  expect(await remember()).toBe('there is no entry')
  expect(await remember()).toBe('kept')
  write(there, 'b { top: 0 }')
  expect(await remember()).toBe(`${shown(there)} has changed`)
  write(missing, 'c {}')
  expect(await remember()).toBe(`${shown(missing)} is new`)
  rmSync(there)
  expect(await remember()).toBe(`${shown(there)} is gone`)
  expect(await remember()).toBe('kept')
})

it('misses a value when a file has changed while the value was made of it', async () => {
  const cache = diskCache<number>('a', folder)
  const file = path.join(folder, 'a.css')
  const make = vi.fn(async (record: (file: string) => void) => {
    record(file)
    writeFileSync(file, 'a {}')
    return 1
  })
  await cache.remember('name', parts, make)
  await cache.remember('name', parts, make)
  expect(make).toHaveBeenCalledTimes(2)
})

it('says which part of a value has changed', async () => {
  const cache = diskCache<number>('a', folder)
  await cache.write('name', { options: '1', 'the code of a.ts': '2' }, 1)
  await cache.read('name', { options: '1', 'the code of a.ts': '3' })
  expect(misses.at(-1)).toEqual({ kind: 'a', name: 'name', reason: 'the code of a.ts has changed' })
})
