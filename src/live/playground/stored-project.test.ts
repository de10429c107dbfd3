import { beforeEach, expect, test } from 'vitest'
import { mutantsOf } from '../../../tests/support/mutants.ts'
import { shortHash } from './storage.ts'
import { ownProject, storedProject, storeProject } from './stored-project.ts'

const storageKey = 'live-playground'
const ownKey = 'live-playground-own'

const files = [{ path: 'index.ts', code: 'a' }]

beforeEach(() => localStorage.clear())

test('Z22: a project is kept until it is forgotten, each link apart', () => {
  storeProject(ownProject, files)
  storeProject('1.abc', [{ path: 'b.ts', code: 'b' }])
  expect(storedProject(ownProject)).toEqual(files)
  expect(storedProject('1.abc')).toEqual([{ path: 'b.ts', code: 'b' }])
  expect(storedProject('1.abd')).toBeNull()
  storeProject(ownProject, null)
  storeProject('1.abc', null)
  expect(localStorage.getItem(storageKey)).toBeNull()
  expect(localStorage.getItem(ownKey)).toBeNull()
})

test('Z22: the reader’s own project stays, however many links are opened and edited', () => {
  storeProject(ownProject, files)
  for (let number = 0; number < 50; number++)
    storeProject(`1.${number}`, [{ path: 'b.ts', code: '' }])
  expect(storedProject(ownProject)).toEqual(files)
})

test('Z22: a link with the hash of another, or of the own project, is another project', () => {
  // The first has the hash of no text, and the others share one.
  const [own = '', a = '', b = ''] = ['1.KzMcFCe', '1.1v', '1.70']
  expect(shortHash(own)).toBe(shortHash(ownProject))
  expect(shortHash(a)).toBe(shortHash(b))
  storeProject(ownProject, files)
  storeProject(a, [{ path: 'a.ts', code: 'a' }])
  expect(storedProject(b)).toBeNull()
  expect(storedProject(own)).toBeNull()
  for (const link of [own, a, b]) storeProject(link, null)
  expect(storedProject(ownProject)).toEqual(files)
})

test('Z22: what an earlier version has stored is found, and the own project is not lost', () => {
  const other = [{ path: 'b.ts', code: 'b' }]
  const entry = (of: string, code: string) => [shortHash(of), [['index.ts', code]]]
  localStorage.setItem(storageKey, JSON.stringify([entry('', 'a'), entry('1.abc', 'c')]))
  expect(storedProject('1.abc')).toEqual([{ path: 'index.ts', code: 'c' }])
  for (let number = 0; number < 10; number++) storeProject(`1.${number}`, other)
  expect(storedProject(ownProject)).toEqual([{ path: 'index.ts', code: 'a' }])
  storeProject(ownProject, other)
  expect(storedProject(ownProject)).toEqual(other)
  storeProject(ownProject, null)
  expect(storedProject(ownProject)).toBeNull()
})

test('Only the latest are kept', () => {
  for (let number = 0; number < 10; number++) storeProject(`1.${number}`, files)
  expect(storedProject('1.3')).toBeNull()
  expect(storedProject('1.4')).toEqual(files)
})

test.each(['{', 'null', '{"a": 1}', '[1, ["5381"]]', '[["45h",[["<b>",""]]]]'])(
  'What something else has stored is nothing: %s',
  (text) => {
    for (const key of [storageKey, ownKey]) localStorage.setItem(key, text)
    expect(storedProject(ownProject)).toBeNull()
    expect(storedProject('1.abc')).toBeNull()
    storeProject(ownProject, files)
    expect(storedProject(ownProject)).toEqual(files)
  },
)

test('X6: whatever else stands in storage is a project or nothing', () => {
  for (const [key, of] of [
    [storageKey, '1.abc'],
    [ownKey, ownProject],
  ] as const) {
    storeProject(of, [...files, { path: 'b.ts', code: 'b' }])
    const mutants = mutantsOf(JSON.parse(localStorage.getItem(key) ?? ''))
    expect(mutants.length).toBeGreaterThan(80)
    for (const mutant of mutants) {
      localStorage.setItem(key, JSON.stringify(mutant))
      const stored = storedProject(of)
      for (const { path, code } of stored ?? [])
        expect([typeof path, typeof code]).toEqual(['string', 'string'])
      storeProject(of, files)
      expect(storedProject(of), JSON.stringify(mutant)).toEqual(files)
    }
  }
})
