import { beforeEach, expect, test, vi } from 'vitest'
import { mutantsOf } from '../../../tests/support/mutants.ts'
import { storedFiles, storeFiles } from './stored-edits.ts'

beforeEach(() => localStorage.clear())

const edit = new Map([['a.ts', 'changed']])

test('A sample keeps what its reader made of it, until there is nothing to keep', () => {
  storeFiles('/a#0', 'original', edit)
  expect(storedFiles('/a#0', 'original')).toEqual(edit)
  expect(storedFiles('/a#1', 'original')).toEqual(new Map())
  storeFiles('/a#0', 'original', new Map())
  expect(storedFiles('/a#0', 'original')).toEqual(new Map())
  expect(localStorage.length).toBe(0)
})

test('What was made of another sample than the page now shows is not used', () => {
  storeFiles('/a#0', 'original', edit)
  expect(storedFiles('/a#0', 'rewritten')).toEqual(new Map())
})

test('The oldest of many goes', () => {
  for (let index = 0; index < 35; index++) storeFiles(`/a#${index}`, 'original', edit)
  expect(storedFiles('/a#4', 'original').size).toBe(0)
  expect(storedFiles('/a#5', 'original').size).toBe(1)
  expect(storedFiles('/a#34', 'original').size).toBe(1)
})

test('Broken or missing storage keeps nothing and breaks nothing', () => {
  localStorage.setItem('live-edits', '{"/a#0":{"of":')
  expect(storedFiles('/a#0', 'original').size).toBe(0)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => storeFiles('/a#0', 'original', edit)).not.toThrow()
})

test('X6 Whatever else stands in storage keeps nothing else from being kept', () => {
  storeFiles('/a#0', 'original', edit)
  const mutants = mutantsOf(JSON.parse(localStorage.getItem('live-edits') ?? ''))
  expect(mutants.length).toBeGreaterThan(60)
  for (const mutant of mutants) {
    localStorage.setItem('live-edits', JSON.stringify(mutant))
    const files = storedFiles('/a#0', 'original')
    expect([...files.values()].every((text) => typeof text === 'string')).toBe(true)
    storeFiles('/a#0', 'original', edit)
    expect(storedFiles('/a#0', 'original'), JSON.stringify(mutant)).toEqual(edit)
  }
})
