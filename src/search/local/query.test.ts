import { describe, expect, it } from 'vitest'
import { formsOf, readQuery, rootOf } from './query.ts'

const words = (query: string) => readQuery(query).map(({ word }) => word)
const weightsOf = (query: string, word: string) =>
  Object.fromEntries(
    readQuery(query)
      .find((queryWord) => queryWord.word === word)
      ?.alternatives.map(({ term, weight }) => [term, weight]) ?? [],
  )

describe('a query', () => {
  it.each([
    ['how to reset the state', ['reset', 'state']],
    ['state state', ['state']],
    ['how do I use it with the state, and why?', ['state']],
    ['how is it', ['how', 'is', 'it']],
    ['', []],
  ])('"%s" asks for %j', (query, expected) => {
    expect(words(query)).toEqual(expected)
  })

  it('of two words that are one name means the name most of all', () => {
    expect(weightsOf('create slice', 'create')).toMatchObject({ create: 1, createslice: 1.2 })
    expect(weightsOf('create slice', 'slice')).toMatchObject({ slice: 1, createslice: 1.2 })
    expect(weightsOf('use create slice', 'create')).toHaveProperty('usecreate')
  })

  it('means a word more than its other forms, and those more than parts of a name', () => {
    const { resetting = 0, resets = 0 } = weightsOf('resetting', 'resetting')
    const { dispatch = 1 } = weightsOf('store.dispatch', 'store.dispatch')
    expect(resetting).toBe(1)
    expect(resets).toBeLessThan(1)
    expect(dispatch).toBeLessThan(resets)
  })
})

it('may be said with the synonyms of its words', () => {
  const synonymsOf = (words: string[]) => new Map([[words[1] ?? '', ['history']]])
  expect(readQuery('undo it', synonymsOf)).toMatchObject([{ word: 'undo', synonyms: [] }])
  expect(readQuery('travel time', synonymsOf)).toMatchObject([
    { word: 'travel', synonyms: [] },
    { word: 'time', synonyms: ['history'] },
  ])
})

describe('the forms of a word', () => {
  it('end as English words do', () => {
    const endings = ['e', 's', 'es', 'ed', 'ing', 'er', 'ion', 'ation']
    expect(formsOf('reset')).toEqual(endings.map((ending) => `reset${ending}`))
  })

  it.each([
    ['queries', ['query', 'querys']],
    ['query', ['queries', 'querying']],
    ['stopped', ['stop', 'stops', 'stoping']],
    ['resetting', ['reset', 'resets']],
    ['migrations', ['migration']],
    ['caches', ['cache', 'caching']],
    ['pass', ['passed', 'passing']],
    ['dispatch', ['dispatching', 'dispatcher']],
  ])('of "%s" are %j among others', (word, forms) => {
    expect(formsOf(word)).toEqual(expect.arrayContaining(forms))
  })

  it.each(['map', 'createSlice', 'store.dispatch', 'es2015'])('%s has none', (word) => {
    expect(formsOf(word)).toEqual([])
  })

  it('are not the word itself, nor fragments', () => {
    expect(formsOf('state')).not.toContain('state')
    expect(formsOf('uses').filter((form) => form.length < 3)).toEqual([])
  })
})

it.each([
  ['migrates', 'migration'],
  ['normalizing', 'normalized'],
  ['queries', 'query'],
  ['stopped', 'stop'],
  ['validate', 'validations'],
  ['concatenates', 'concatenation'],
  ['sets', 'set'],
])('"%s" and "%s" have one root', (word, other) => {
  expect(rootOf(word)).toBe(rootOf(other))
})

it.each([
  ['state', 'start'],
  ['data', 'date'],
  ['createSlice', 'createSlices'],
  ['uses', 'us'],
  ['class', 'clas'],
  ['letterhead', 'letterhea'],
  ['creates', 'cre'],
  ['format', 'form'],
])('"%s" and "%s" have roots of their own', (word, other) => {
  expect(rootOf(word)).not.toBe(rootOf(other))
})
