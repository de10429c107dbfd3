import { expect, it, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { parsedPage } from '../context.test-support.ts'
import type { Spelling } from '../context.ts'
import { checkSpelling } from './spelling.ts'

const spelling: Spelling = {
  names: ['Redux Toolkit', 'RTK Query', 'React-Redux', 'Next.js'],
  exports: [
    'createReducer',
    'createSlice',
    'isActionCreator',
    'useSelector',
    'compose',
    'Provider',
  ],
  accepted: ['createReducerMap'],
}

function check(markdown: string, samples: string[] = []) {
  const page = parsedPage(markdown, { spelling })
  checkSpelling(
    page,
    samples.map((code) => ({ language: 'ts', code, line: 1, options: {} })),
  )
  return page.diagnostics
}

it('names the line, what was written and what was meant', () => {
  const diagnostics = check(
    'Install redux toolkit,\nand the rest of Redux-Toolkit.\n\nCall `createReducers()`.',
  )
  expect(formatDiagnostics(diagnostics)).toMatchInlineSnapshot(`
    "content/docs/usage/index.md:1 error
      Unexpected spelling \`redux toolkit\`.
      Did you mean \`Redux Toolkit\`? If it is code, put it into backticks.
    content/docs/usage/index.md:2 error
      Unexpected spelling \`Redux-Toolkit\`.
      Did you mean \`Redux Toolkit\`? If it is code, put it into backticks.
    content/docs/usage/index.md:4 error
      Unexpected spelling \`createReducers\`.
      Did you mean \`createReducer\`? If it is another word, add it to \`accepted\` in content/spelling.ts.

    3 errors in 1 file
    "
  `)
})

test.each([
  ['RTK-Query', 'RTK Query'],
  ['rtk query', 'RTK Query'],
  ['ReduxToolkit', 'Redux Toolkit'],
  ['Redux\ntoolkit', 'Redux Toolkit'],
  ['React Redux', 'React-Redux'],
  ['next.JS', 'Next.js'],
  ['createslice', 'createSlice'],
  ['**Use redux toolkit**', 'Redux Toolkit'],
  ['`useSelecter`', 'useSelector'],
  ['`createSlices`', 'createSlice'],
  ['`createslice({ name })`', 'createSlice'],
  ['`<Provder>`', 'Provider'],
  ['`isActonCreater`', 'isActionCreator'],
])('%j is found, and %s suggested', (markdown, name) => {
  expect(check(`Text with ${markdown} in it.`)).toMatchObject([
    { severity: 'error', hint: expect.stringContaining(`Did you mean \`${name}\`?`) },
  ])
})

test.each([
  [
    'names as they are written',
    'Redux Toolkit, RTK Query, Redux\nToolkit, React-Redux: createSlice',
  ],
  ['addresses and packages', 'redux-toolkit.js.org, <https://redux-toolkit.js.org>, `react-redux`'],
  ['ids of headings', '## Redux Toolkit {#redux-toolkit}'],
  ['samples', '```\nredux toolkit\n```'],
  ['words of the language', 'You compose a provider.'],
  [
    'other words in code',
    '`createdAt`, `create`, `Slice`, `useSelectorOf`, `actionCreator`, `a.useSelecter`',
  ],
  ['accepted words', '`createReducerMap`'],
])('%s are left alone', (_what, markdown) => {
  expect(check(markdown)).toEqual([])
})

it('takes words of the page’s own samples for right', () => {
  expect(check('`useSelectors` is ours.', ['const useSelectors = () => {}'])).toEqual([])
  expect(check('`useSelectors` is ours.')).toHaveLength(1)
})

it('reads what front matter shows to readers, and leaves the words they may search by', () => {
  const page =
    '---\ntitle: Redux toolkit\ndescription: With rtk query.\nkeywords: [redux toolkit]\n---\n'
  expect(check(page)).toMatchObject([
    { line: 2, message: 'Unexpected spelling `Redux toolkit`.' },
    { line: 3, message: 'Unexpected spelling `rtk query`.' },
  ])
})

test.each([
  ['Its behaviour', 'Its behavior'],
  ['Normalised state', 'Normalized state'],
  ['a denormalised one', 'a denormalized one'],
  ['it is memoisable', 'it is memoizable'],
])('takes the English of the pages: %s → %s', (written, right) => {
  const words = { behaviour: 'behavior', normalis: 'normaliz', memois: 'memoiz' }
  const page = parsedPage(written, { spelling: { ...spelling, words } })
  checkSpelling(page, [])
  const [, found = '', meant = ''] =
    /spelling `(.*)`\.\n.*mean `(.*)`/.exec(formatDiagnostics(page.diagnostics)) ?? []
  expect(written.replace(found, meant)).toBe(right)
})

test.each([
  'A realistic organism is optimistic',
  'The action `task-cancelled`',
  '```ts\nconst behaviour = 1\n```',
])('leaves other words, and code, alone: %s', (text) => {
  const words = {
    behaviour: 'behavior',
    realis: 'realiz',
    organis: 'organiz',
    cancelled: 'canceled',
  }
  const page = parsedPage(text, { spelling: { ...spelling, words } })
  checkSpelling(page, [])
  expect(page.diagnostics).toEqual([])
})

it('reads comments in samples', () => {
  const page = parsedPage('```ts\nlet a = 1 // the behaviour\n```', {
    spelling: { ...spelling, words: { behaviour: 'behavior' } },
  })
  checkSpelling(page, [])
  expect(page.diagnostics).toMatchObject([{ line: 2, message: 'Unexpected spelling `behaviour`.' }])
})
