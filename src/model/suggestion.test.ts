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

test('A list of very many names is cut short, and the nearest is found among all', () => {
  const names = Array.from({ length: 45 }, (_, index) => `name-${index}`)
  const text = expectedOneOf('nname-44', names)
  expect(text).toMatch(
    /^Did you mean `name-44`\? Expected one of: name-0, .*, name-39 and 5 more\.$/,
  )
})
