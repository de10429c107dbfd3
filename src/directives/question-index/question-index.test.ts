import { expect, test } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'
import { questionIndex } from './definition.ts'

const { page, diagnostics } = await compilePage(
  {
    id: 'usage/example',
    sourcePath: 'content/docs/usage/example.md',
    text: `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n\n${questionIndex.example}\n`,
    lastUpdated: null,
  },
  { root: projectRoot, basePath: '/', routes: {} },
)
const [, popular = '', actions = ''] = String(page?.blocks[0]).split('<section>')

test('each group is a block, and one with a page says how many answers the page has', () => {
  expect(diagnostics).toEqual([])
  expect(popular).toContain('<h2 id="popular">')
  expect(popular).not.toContain('<p>')
  expect(actions).toContain('<h2 id="actions">')
  expect(actions).toContain('<p class="question-count">2 answers</p>')
})

test('a list stays one where it has no markers, and knows the name of its group', () => {
  expect(popular).toContain('<ul role="list" data-group="Popular">')
  expect(actions).toContain('<ul role="list" data-group="Actions">')
})

test('the headings are in the contents, and tools that read Markdown get headings and lists', () => {
  expect(page?.headings.map(({ id }) => id)).toEqual(['popular', 'actions'])
  expect(page?.markdown).toMatch(
    /^## \[Actions\]\(\/faq\/actions\S*\)\n\nTypes, and how to dispatch\.\n\n- \[Must an action/m,
  )
  expect(page?.markdown).not.toContain(':::')
})
