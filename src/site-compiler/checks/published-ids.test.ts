import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { pagesOf } from '../pages.test-support.ts'
import { addPublishedIds, checkPublishedIds } from './published-ids.ts'

const pages = await pagesOf({
  b: '## One {#one}\n\n### Two {#two}\n\n#### Deeper',
  a: { frontMatter: 'aliases: { old: new }', body: '## New {#new}' },
})
const check = (published: { [id: string]: string[] }) =>
  formatDiagnostics(checkPublishedIds(pages, published, 'content/published-ids.json'))

test('P12 A published id that is there, or an alias of one, is fine', () => {
  expect(check({ a: ['new', 'old'], b: ['one', 'two'] })).toBe('')
})

test('P12 A published id that is gone is an error until it has an alias', () => {
  expect(check({ a: ['new'], b: ['one', 'too', 'two'] })).toMatchInlineSnapshot(`
    "content/docs/b.md:1 error
      The heading id \`too\` has been published and is gone: links to it would break.
      Give the heading its id back, or add \`aliases: { too: new-id }\` to the front matter. Did you mean \`two\`? Expected one of: one, two.

    1 error in 1 file
    "
  `)
})

test('New ids and pages that are gone are warnings', () => {
  expect(check({ a: ['new'], c: ['x'] })).toMatchInlineSnapshot(`
    "content/published-ids.json:1 warning
      The page \`c\` has been published and is gone.
      Add a redirect to content/redirects.ts and take the page out of this file.
    content/published-ids.json:1 warning
      2 heading ids are not in the registry of published ids.
      Run \`npm run check:content -- --fix\`.

    2 warnings in 1 file
    "
  `)
})

test('New ids are added, old ones stay', () => {
  expect(addPublishedIds({ c: ['x'], b: ['zero'] }, pages)).toEqual({
    a: ['new'],
    b: ['one', 'two', 'zero'],
    c: ['x'],
  })
})
