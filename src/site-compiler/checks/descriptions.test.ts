import { expect, it } from 'vitest'
import { checkDescriptions, placeholderDescription } from './descriptions.ts'

it('asks for a description until there is one', () => {
  const page = { sourcePath: 'a.md', description: placeholderDescription }
  expect(checkDescriptions([page])).toEqual([
    {
      severity: 'error',
      file: 'a.md',
      line: 4,
      message: 'The description is still that of a new page.',
      hint: 'Say in one or two sentences what readers find: search results and previews show it.',
    },
  ])
  expect(checkDescriptions([{ ...page, description: 'What a store is.' }])).toEqual([])
})
