import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkValue } from '../../model/check-value.ts'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'
import { drawingSchema } from './drawing-schema.ts'

const drawing = JSON.parse(readFileSync('content/diagrams/data-flow.json', 'utf8'))
const issuesOf = (changes: object) => {
  const checked = checkValue(drawingSchema, { ...drawing, ...changes })
  return 'issues' in checked ? checked.issues.map(({ message }) => message) : []
}

test('A diagram that is not there is answered with those that are', async () => {
  const source = {
    id: 'faq',
    sourcePath: 'content/docs/faq.md',
    text: '---\ntitle: A\nlabel: A\ndescription: About A.\n---\n\n::diagram{name=data-flaw}\n',
    lastUpdated: null,
  }
  const { diagnostics } = await compilePage(source, {
    root: projectRoot,
    basePath: '/',
    routes: {},
  })
  expect(diagnostics).toMatchObject([
    {
      line: 7,
      message: '`content/diagrams/data-flaw.json` cannot be used: there is no such file.',
      hint: expect.stringMatching(/^Did you mean `data-flow`\? Expected one of: app-data-flow, /),
    },
  ])
})

test('A diagram names only parts and arrows that it has', () => {
  expect(issuesOf({})).toEqual([])
  expect(issuesOf({ arrows: ['view>action', 'view>store'] })).toEqual(
    expect.arrayContaining(['There is no part "store".', 'There is no arrow "state>view".']),
  )
  const step = { parts: ['vew'], missing: ['acton'], notes: { sate: 'new' }, text: 'A step.' }
  expect(issuesOf({ steps: [step] })).toEqual(
    ['vew', 'acton', 'sate'].map((name) => `There is no part "${name}".`),
  )
  expect(issuesOf({ bends: { wide: { 'action>view': { turn: 'vh' } } } })).toEqual([
    'There is no arrow "action>view".',
  ])
})
