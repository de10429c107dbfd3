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
        "Unknown fence option \`titel="a.ts"\`. Did you mean \`title\`? Expected one of: {1,3-5}, title, highlight, showLineNumbers, wrap, hidden, run, errors, nocheck, file, js.",
      ],
      "options": {},
    }
  `)
})

test.each([
  ['nocheck', 'nocheck="why this code is not checked"'],
  ['errors=TS2345', 'errors=2345'],
  ['{a}', '{1,3-5}'],
  ['run=no', 'run'],
])('The option %s is an error that shows the right form', (meta, form) => {
  const { options, mistakes } = read(meta)
  expect(options).toEqual({})
  expect(mistakes.join()).toContain(form)
})

test('P3 Ranges of lines count from 1', () => {
  expect([...lineNumbersIn('1,3-5')]).toEqual([1, 3, 4, 5])
})
