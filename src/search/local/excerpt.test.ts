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

it('leaves a short text whole', () => {
  expect(excerptOf('Short.', new Map())).toEqual({ text: 'Short.', marks: [] })
})
