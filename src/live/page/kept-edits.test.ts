import { beforeEach, expect, test, vi } from 'vitest'
import { mutantsOf } from '../../../tests/support/mutants.ts'
import { keepFiles, keptFiles } from './kept-edits.ts'

beforeEach(() => localStorage.clear())

const edit = new Map([['a.ts', 'changed']])

test('A sample keeps what its reader made of it, until there is nothing to keep', () => {
  keepFiles('/a#0', 'original', edit)
  expect(keptFiles('/a#0', 'original')).toEqual(edit)
  expect(keptFiles('/a#1', 'original')).toEqual(new Map())
  keepFiles('/a#0', 'original', new Map())
  expect(keptFiles('/a#0', 'original')).toEqual(new Map())
  expect(localStorage.length).toBe(0)
})

test('What was made of another sample than the page now shows is not used', () => {
  keepFiles('/a#0', 'original', edit)
  expect(keptFiles('/a#0', 'rewritten')).toEqual(new Map())
})

test('The oldest of many goes', () => {
  for (let index = 0; index < 35; index++) keepFiles(`/a#${index}`, 'original', edit)
  expect(keptFiles('/a#4', 'original').size).toBe(0)
  expect(keptFiles('/a#5', 'original').size).toBe(1)
  expect(keptFiles('/a#34', 'original').size).toBe(1)
})

test('Broken or missing storage keeps nothing and breaks nothing', () => {
  localStorage.setItem('live-edits', '{"/a#0":{"of":')
  expect(keptFiles('/a#0', 'original').size).toBe(0)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => keepFiles('/a#0', 'original', edit)).not.toThrow()
})

test('X6 Whatever else stands in storage keeps nothing else from being kept', () => {
  keepFiles('/a#0', 'original', edit)
  const mutants = mutantsOf(JSON.parse(localStorage.getItem('live-edits') ?? ''))
  expect(mutants.length).toBeGreaterThan(60)
  for (const mutant of mutants) {
    localStorage.setItem('live-edits', JSON.stringify(mutant))
    const files = keptFiles('/a#0', 'original')
    expect([...files.values()].every((text) => typeof text === 'string')).toBe(true)
    keepFiles('/a#0', 'original', edit)
    expect(keptFiles('/a#0', 'original'), JSON.stringify(mutant)).toEqual(edit)
  }
})
