import { expect, it } from 'vitest'
import { excerptOf, markText } from './excerpt.ts'

const marked = ({ text, marks }: ReturnType<typeof markText>) =>
  marks.map(([start, end]) => text.slice(start, end))

it('marks as many letters as were typed, and whole names', () => {
  const found = new Map([
    ['selector', 3],
    ['store.dispatch', 14],
    ['store', 5],
  ])
  const text = 'A selector calls `store.dispatch()` of the Store.'
  expect(marked(markText(text, found))).toEqual(['sel', 'store.dispatch', 'Store'])
})

it('marks a part where it stands in a name', () => {
  expect(marked(markText('createSliceFactory', new Map([['slice', 5]])))).toEqual(['Slice'])
})

it('shows the stretch that holds most of the words, without cutting one', () => {
  const filler = 'Nothing of interest stands in this sentence at all. '.repeat(8)
  const text = `${filler}One reset here. ${filler}Then reset the state. ${filler}`
  const { text: excerpt, marks } = excerptOf(
    text,
    new Map([
      ['reset', 5],
      ['state', 5],
    ]),
  )
  expect(excerpt).toContain('Then reset the state.')
  expect(excerpt).toMatch(/^…\S.*\S…$/)
  expect(marks).toHaveLength(2)
  for (const word of excerpt.slice(1, -1).split(' ')) expect(text.split(' ')).toContain(word)
})

it('marks what overlaps or touches as one', () => {
  const found = (...terms: string[]) => new Map(terms.map((term) => [term, term.length]))
  const text = 'With react-redux: createSlice'
  expect(markText(text, found('react', 'redux', 'reactredux')).marks).toEqual([[5, 16]])
  expect(markText(text, found('createslice', 'create', 'slice')).marks).toEqual([[18, 29]])
  expect(markText(text, found('create', 'slice')).marks).toEqual([[18, 29]])
  expect(
    markText(
      text,
      new Map([
        ['createslice', 3],
        ['slice', 5],
      ]),
    ).marks,
  ).toEqual([
    [18, 21],
    [24, 29],
  ])
})

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')
const found = (...terms: string[]) => new Map(terms.map((term) => [term, term.length]))

it('begins where a text without a match begins, and ends between two words', () => {
  const { text } = excerptOf(words(100), found('nothing'))
  expect(text).toBe(`${words(25)}…`)
  expect(words(25).length).toBeLessThanOrEqual(170)
  expect(words(26).length).toBeGreaterThan(170)
})

it('leaves a text whole up to 170 letters', () => {
  const text = `${'a'.repeat(165)} end.`
  expect(excerptOf(text, found('end')).text).toBe(text)
  expect(excerptOf(`${text}.`, found('end')).text).not.toBe(`${text}.`)
  expect(excerptOf('Short.', new Map())).toEqual({ text: 'Short.', marks: [] })
})

it('keeps some words before the match, and more of them where the text ends soon', () => {
  expect(excerptOf(words(100), found('word50')).text).toMatch(/^…word4[3-6] .*word50 .*\w…$/)
  expect(excerptOf(words(100), found('word98')).text).toMatch(/^…word7[45] .* word98/)
  expect(excerptOf(words(100), found('word2')).text).toMatch(/^word0 word1 word2 /)
})

it('prefers different words to the same again, then more of them, then the first', () => {
  const gap = words(40)
  const shown = (text: string) => excerptOf(text, found('reset', 'state')).text
  expect(shown(`${gap} reset reset reset 1. ${gap} state reset 2. ${gap}`)).toContain('2.')
  expect(shown(`${gap} reset 1. ${gap} reset reset 2. ${gap}`)).toContain('2.')
  expect(shown(`${gap} reset 1. ${gap} reset 2. ${gap}`)).toContain('1.')
})

it('shows one row of a table, and no other text with it', () => {
  const text = 'Short title\nProse about options.\nname · string · the reset name\nother · number'
  expect(excerptOf(text, found('reset')).text).toBe('name · string · the reset name')
  expect(excerptOf(text, found('options')).text).toBe('Prose about options.')
  expect(excerptOf(text, found('nothing')).text).toBe('Short title Prose about options.')
})

it('cuts a word only where it is longer than an excerpt', () => {
  const long = 'a'.repeat(400)
  expect(excerptOf(long, new Map()).text).toBe(`${'a'.repeat(170)}…`)
  expect(excerptOf(`reset ${long}`, found('reset')).text).toBe(`reset ${'a'.repeat(164)}…`)
})
