import { expect, test } from 'vitest'
import { lineNumbersIn, parseFenceOptions } from './fence-options.ts'

function read(meta: string) {
  const mistakes: string[] = []
  const options = parseFenceOptions(meta, (...texts) => mistakes.push(texts.join(' ')))
  return { options, mistakes }
}

test('Every option of a fence is read', () => {
  const { options, mistakes } = read(
    `{1,3-5} title="app/store.ts" showLineNumbers=5 wrap hidden run errors=2345,2322 nocheck='needs a browser' file=examples/a.ts#store js=off`,
  )
  expect(mistakes).toEqual([])
  expect(options).toEqual({
    highlight: '1,3-5',
    title: 'app/store.ts',
    showLineNumbers: '5',
    wrap: true,
    hidden: true,
    run: true,
    errors: '2345,2322',
    nocheck: 'needs a browser',
    file: 'examples/a.ts#store',
    js: 'off',
  })
})

test('An unknown option is an error that lists the known ones', () => {
  expect(read('titel="a.ts"')).toMatchInlineSnapshot(`
    {
      "mistakes": [
        "Unknown fence option \`titel="a.ts"\`. Did you mean \`title\`? Expected one of: {1,3-5}, title, highlight, showLineNumbers, wrap, hidden, run, preview, errors, nocheck, nolive, file, alternative, js.",
      ],
      "options": {},
    }
  `)
})

test.each([
  ['nocheck', 'nocheck="why this code is not checked"'],
  ['nocheck=" "', 'nocheck="why this code is not checked"'],
  ['title=""', 'title="store.ts"'],
  ['errors=TS2345', 'errors=2345 or errors=2345,2322'],
  ['errors=234', 'errors=2345 or errors=2345,2322'],
  ['errors=2345,', 'errors=2345 or errors=2345,2322'],
  ['{a}', '{1,3-5} or highlight=1,3-5'],
  ['{1-}', '{1,3-5} or highlight=1,3-5'],
  ['{1,,2}', '{1,3-5} or highlight=1,3-5'],
  ['{12345}', '{1,3-5} or highlight=1,3-5'],
  ['showLineNumbers=a5', 'showLineNumbers or showLineNumbers=5'],
  ['showLineNumbers=1234567', 'showLineNumbers or showLineNumbers=5'],
  ['file=#region', 'file=examples/app/store.ts#region'],
  ['file=a.ts#two words', 'file=examples/app/store.ts#region'],
  ['file=a.ts#b#c', 'file=examples/app/store.ts#region'],
  ['js=on', 'js=off'],
  ['js=offline', 'js=off'],
  ['run=no', 'run'],
  ['wrap=no', 'wrap'],
  ['hidden=no', 'hidden'],
])('The option %s is an error that shows the right form', (meta, form) => {
  const { options, mistakes } = read(meta.includes(' words') ? 'file="a.ts#two words"' : meta)
  expect(options).toEqual({})
  expect(mistakes).toEqual([
    expect.stringMatching(/^Unexpected value of fence option `.*`\. Expected /),
  ])
  expect(mistakes[0]?.endsWith(`. Expected ${form}.`)).toBe(true)
})

test.each([
  ['{ 1, 3 - 5 }', { highlight: '1,3-5' }],
  ['highlight=1-20', { highlight: '1-20' }],
  ['showLineNumbers', { showLineNumbers: true }],
  ['file="my files/a.ts"', { file: 'my files/a.ts' }],
  ["title='a b'  wrap", { title: 'a b', wrap: true }],
])('The option %s is read', (meta, options) => {
  expect(read(meta)).toEqual({ options, mistakes: [] })
})

test.each([
  ['run run', { run: true }, 'The fence option `run` is there twice. Delete one of them.'],
  [
    '{1} highlight=2',
    { highlight: '1' },
    'The fence option `highlight` is there twice. Delete one of them.',
  ],
  ['title="a.ts', {}, 'The quote in `title="a.ts` is not closed. Write `title="…"`.'],
  ["title='a.ts", {}, 'The quote in `title=\'a.ts` is not closed. Write `title="…"`.'],
  ['run } wrap', { run: true, wrap: true }, 'Unexpected `}` in the options of a fence. Delete it.'],
])('%s is an error', (meta, options, mistake) => {
  expect(read(meta)).toEqual({ options, mistakes: [mistake] })
})

test('A name that every object knows is no option', () => {
  expect(read('constructor').mistakes.join()).toContain('Unknown fence option `constructor`.')
})

test('P3 Ranges of lines count from 1', () => {
  expect([...lineNumbersIn('1,3-5')]).toEqual([1, 3, 4, 5])
  expect([...lineNumbersIn('12-9')]).toEqual([9, 10, 11, 12])
})
