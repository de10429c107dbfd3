import { expect, test } from 'vitest'
import { collectDiagnostics, formatDiagnostics } from '../../model/diagnostic.ts'
import { parseFrontMatter, pathInFrontMatter } from './front-matter.ts'

function read(source: string | undefined) {
  const { diagnostics, report } = collectDiagnostics('content/docs/faq.md')
  return { values: parseFrontMatter(source, report), text: formatDiagnostics(diagnostics) }
}

const required = 'title: FAQ\nlabel: FAQ\ndescription: Answers.'

test('Keys that are left out have their default', () => {
  expect(read(required)).toEqual({
    text: '',
    values: {
      title: 'FAQ',
      label: 'FAQ',
      description: 'Answers.',
      sidebar: true,
      keywords: [],
      aliases: {},
    },
  })
})

test('All keys are read', () => {
  const all = `${required}\npath: /tutorials/index\nsidebar: false\nkeywords: [a, b]\naliases: { old: new }`
  expect(read(all).values).toMatchObject({
    path: '/tutorials/index',
    sidebar: false,
    keywords: ['a', 'b'],
    aliases: { old: 'new' },
  })
})

test('An unknown key is an error that names the nearest one', () => {
  expect(read(`${required}\nkeyword: [a]`).text).toMatchInlineSnapshot(`
    "content/docs/faq.md:5 error
      Unknown front matter key \`keyword\`.
      Did you mean \`keywords\`? Expected one of: title, label, description, path, sidebar, keywords, aliases.

    1 error in 1 file
    "
  `)
})

test('A missing key is an error', () => {
  expect(read('title: FAQ\nlabel: FAQ').text).toMatchInlineSnapshot(`
    "content/docs/faq.md:1 error
      Missing front matter key \`description\`.
      Expected a text, one or two sentences for search results.

    1 error in 1 file
    "
  `)
})

test('A value of another type is an error that shows it', () => {
  expect(read(`${required}\nsidebar: maybe\npath: FAQ`).text).toMatchInlineSnapshot(`
    "content/docs/faq.md:5 error
      Unexpected value of front matter key \`sidebar\`: "maybe".
      Expected true or false.
    content/docs/faq.md:6 error
      Unexpected value of front matter key \`path\`: "FAQ".
      Expected a route such as /tutorials/index: lower-case letters, digits, hyphens and slashes.

    2 errors in 1 file
    "
  `)
})

test('YAML that cannot be read is an error with its line', () => {
  expect(read('title: "FAQ\nlabel: FAQ').text).toMatchInlineSnapshot(`
    "content/docs/faq.md:3:11 error
      Unexpected YAML: Missing closing "quote.

    1 error in 1 file
    "
  `)
})

test('A file without front matter is an error', () => {
  expect(read(undefined).text).toMatchInlineSnapshot(`
    "content/docs/faq.md:1 error
      Expected front matter at the start of the file, found none.
      Begin the file with \`---\`, the keys title, label and description, and \`---\`.

    1 error in 1 file
    "
  `)
})

test('The route of a page can be read without compiling it', () => {
  expect(pathInFrontMatter('---\ntitle: A\npath: /tutorials/index\n---\n')).toBe('/tutorials/index')
  expect(pathInFrontMatter('---\ntitle: A\n---\npath: /b\n')).toBe(null)
})
