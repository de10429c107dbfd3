import { beforeEach, expect, test } from 'vitest'
import { mutantsOf } from '../../../tests/support/mutants.ts'
import { ownProject, storedProject, storeProject } from './stored-project.ts'

const storageKey = 'live-playground'

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
})

test('Only the latest are kept', () => {
  for (let number = 0; number < 10; number++) storeProject(`1.${number}`, files)
  expect(storedProject('1.3')).toBeNull()
  expect(storedProject('1.4')).toEqual(files)
})

test.each(['{', 'null', '{"a": 1}', '[1, ["5381"]]', '[["45h",[["<b>",""]]]]'])(
  'What something else has stored is nothing: %s',
  (text) => {
    localStorage.setItem(storageKey, text)
    expect(storedProject(ownProject)).toBeNull()
    storeProject(ownProject, files)
    expect(storedProject(ownProject)).toEqual(files)
  },
)

test('X6: whatever else stands in storage is a project or nothing', () => {
  storeProject(ownProject, [...files, { path: 'b.ts', code: 'b' }])
  const mutants = mutantsOf(JSON.parse(localStorage.getItem(storageKey) ?? ''))
  expect(mutants.length).toBeGreaterThan(100)
  for (const mutant of mutants) {
    localStorage.setItem(storageKey, JSON.stringify(mutant))
    const stored = storedProject(ownProject)
    for (const { path, code } of stored ?? [])
      expect([typeof path, typeof code]).toEqual(['string', 'string'])
    storeProject(ownProject, files)
    expect(storedProject(ownProject), JSON.stringify(mutant)).toEqual(files)
  }
})
