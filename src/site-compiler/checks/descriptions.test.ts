import { expect, it, test } from 'vitest'
import { projectRoot } from '../../system/project.ts'
import { compilePage } from '../compiler.ts'
import {
  checkDescriptions,
  newPageSource,
  placeholderDescription,
  titleFromId,
} from './descriptions.ts'

it.each(['Soft shadows', 'Actions: what, and why?', '"Quoted" & #1'])(
  'a new page named %j is a valid page with that name, and nothing to read yet',
  async (title) => {
    const { page, diagnostics } = await compilePage(
      {
        id: 'a',
        sourcePath: 'content/docs/a.md',
        text: newPageSource(title),
        lastUpdated: null,
      },
      { root: projectRoot, basePath: '/', routes: {} },
    )
    expect(diagnostics).toEqual([])
    expect(page).toMatchObject({
      title,
      label: title,
      description: placeholderDescription,
      blocks: [],
    })
  },
)

test.each([
  ['usage/writing-tests', 'Writing tests'],
  ['usage/index', 'Usage'],
  ['faq', 'Faq'],
])('the id %s suggests the title %j', (id, title) => {
  expect(titleFromId(id)).toBe(title)
})

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
