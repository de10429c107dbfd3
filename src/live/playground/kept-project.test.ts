import { beforeEach, expect, test } from 'vitest'
import { mutantsOf } from '../../../tests/support/mutants.ts'
import { keepProject, keptProject, ownProject } from './kept-project.ts'

const storageKey = 'live-playground'

const files = [{ path: 'index.ts', code: 'a' }]

beforeEach(() => localStorage.clear())

test('Z22: a project is kept until it is forgotten, each link apart', () => {
  keepProject(ownProject, files)
  keepProject('1.abc', [{ path: 'b.ts', code: 'b' }])
  expect(keptProject(ownProject)).toEqual(files)
  expect(keptProject('1.abc')).toEqual([{ path: 'b.ts', code: 'b' }])
  expect(keptProject('1.abd')).toBeNull()
  keepProject(ownProject, null)
  keepProject('1.abc', null)
  expect(localStorage.getItem(storageKey)).toBeNull()
})

test('Only the latest are kept', () => {
  for (let number = 0; number < 10; number++) keepProject(`1.${number}`, files)
  expect(keptProject('1.3')).toBeNull()
  expect(keptProject('1.4')).toEqual(files)
})

test.each(['{', 'null', '{"a": 1}', '[1, ["5381"]]', '[["45h",[["<b>",""]]]]'])(
  'What something else has stored is nothing: %s',
  (text) => {
    localStorage.setItem(storageKey, text)
    expect(keptProject(ownProject)).toBeNull()
    keepProject(ownProject, files)
    expect(keptProject(ownProject)).toEqual(files)
  },
)

test('X6: whatever else stands in storage is a project or nothing', () => {
  keepProject(ownProject, [...files, { path: 'b.ts', code: 'b' }])
  const mutants = mutantsOf(JSON.parse(localStorage.getItem(storageKey) ?? ''))
  expect(mutants.length).toBeGreaterThan(100)
  for (const mutant of mutants) {
    localStorage.setItem(storageKey, JSON.stringify(mutant))
    const kept = keptProject(ownProject)
    for (const { path, code } of kept ?? [])
      expect([typeof path, typeof code]).toEqual(['string', 'string'])
    keepProject(ownProject, files)
    expect(keptProject(ownProject), JSON.stringify(mutant)).toEqual(files)
  }
})
