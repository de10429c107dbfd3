import { expect, test } from 'vitest'
import { expectedOneOf, nearest } from './suggestion.ts'

test.each([
  ['tilte', 'title'],
  ['Title', 'title'],
  ['descripton', 'description'],
  ['zzz', null],
])('The name nearest to %s is %s', (word, expected) => {
  expect(nearest(word, ['title', 'label', 'description'])).toBe(expected)
})

test('A suggestion comes with the list of all names', () => {
  expect(expectedOneOf('tilte', ['title', 'label'])).toBe(
    'Did you mean `title`? Expected one of: title, label.',
  )
  expect(expectedOneOf('zzzzz', ['title', 'label'])).toBe('Expected one of: title, label.')
})
