import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { parsedPage } from '../context.test-support.ts'
import { addHeadingIds, readHeadingIds } from './heading-ids.ts'

/** The ids of a text's headings, and its mistakes. */
function read(text: string) {
  const page = parsedPage(text)
  return { ids: [...readHeadingIds(page).values()], text: formatDiagnostics(page.diagnostics) }
}

test('Headings have the ids behind them, and deeper ones without get ids of their text', () => {
  const body =
    '## A {#what-s-new}\n\n### B {#b_2}\n\n#### What s new\n\n#### What s new?\n\n#### C {#own}  \n\n#### `own`'
  expect(read(body)).toEqual({
    ids: ['what-s-new', 'b_2', 'own', 'what-s-new-1', 'what-s-new-2', 'own-1'],
    text: '',
  })
})

test('An id is not part of what the heading says', () => {
  const ids = readHeadingIds(parsedPage('## A  {#a}\n\n## `{#b}` and more\n'))
  expect([...ids.keys()].map((heading) => textOf(heading))).toEqual(['A', '{#b} and more'])
})

test('Headings without text, without an id, with the id of another or of level 1 are errors', () => {
  const { text } = read(
    '# One\n\n## Two\n\n## Three {#a}\n\n### Four {#a}\n\n## Five {#A b}\n\n## Six {#É}\n\n### {#seven}\n\n#### Eight {#}\n\n#### Nine {#a b}',
  )
  expect(text).toMatchInlineSnapshot(`
    "content/docs/usage/index.md:1 error
      Unexpected heading of level 1: \`One\`.
      The title in the front matter is the page’s only one. Begin with \`##\`.
    content/docs/usage/index.md:3 error
      The heading \`Two\` has no id.
      Write one as \`## Heading {#id}\`, or run \`npm run check:content -- --fix\`.
    content/docs/usage/index.md:7 error
      The heading id \`a\` is taken by line 5.
      Expected ids that are unique on the page.
    content/docs/usage/index.md:9 error
      The heading \`Five {#A b}\` has no id.
      Write one as \`## Heading {#id}\`, or run \`npm run check:content -- --fix\`.
    content/docs/usage/index.md:11 error
      Unexpected heading id \`É\`.
      Expected lower-case letters, digits, hyphens and underscores.
    content/docs/usage/index.md:13 error
      The heading has no text.
      Write one, or delete the heading.
    content/docs/usage/index.md:15 error
      Unexpected heading id \`\`.
      Expected lower-case letters, digits, hyphens and underscores.
    content/docs/usage/index.md:17 error
      The heading \`Nine {#a b}\` has no id.
      Write one as \`## Heading {#id}\`, or run \`npm run check:content -- --fix\`.

    8 errors in 1 file
    "
  `)
})

test.each([
  'root',
  'page-data',
  'main-content',
  'footer-group-12',
  'footnote-label',
  'fn-1',
  'fnref-1',
])('The id %s is used by the layout of every page', (id) => {
  const message = `The heading id \`${id}\` is used by the layout of every page.\n  Choose another.`
  expect(read(`## A {#${id}}`).text).toContain(message)
})

test.each([
  'my-root',
  'roots',
  'a-page-data',
  'footer-group-x',
  'footer-group-1x',
  'fn',
  'my-fn-1',
])('The id %s is only like one of the layout', (id) => {
  expect(read(`## A {#${id}}`)).toEqual({ ids: [id], text: '' })
})

test('A deeper heading of which no id can be made is an error', () => {
  expect(read('#### …!?\n\n#### Root').text).toMatchInlineSnapshot(`
    "content/docs/usage/index.md:1 error
      No id can be made of the heading \`…!?\`.
      Write one as \`#### Heading {#id}\`.
    content/docs/usage/index.md:3 error
      No id can be made of the heading \`Root\`.
      Write one as \`#### Heading {#id}\`.

    2 errors in 1 file
    "
  `)
  expect(read('#### 1\n\n#### é').text).toBe('')
})

test('Ids are written behind the headings that have none', () => {
  const source = `---
title: A
---
## The \`store\`, *again*

### Taken {#what-now}

### What now?

#### Deeper

:::note
## Inside ##
:::

\`\`\`md
## Not a heading
\`\`\`
`
  expect(addHeadingIds(source)).toMatchInlineSnapshot(`
    "---
    title: A
    ---
    ## The \`store\`, *again* {#the-store-again}

    ### Taken {#what-now}

    ### What now? {#what-now-1}

    #### Deeper

    :::note
    ## Inside {#inside} ##
    :::

    \`\`\`md
    ## Not a heading
    \`\`\`
    "
  `)
})

test('Nothing changes where every heading has its id', () => {
  const source = '## One {#one}\n\nText\n'
  expect(addHeadingIds(source)).toBe(source)
})

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
])('Ids are written behind headings in a file with %s', (_form, save) => {
  expect(addHeadingIds(save('## One\n\n## Two\n'))).toBe(save('## One {#one}\n\n## Two {#two}\n'))
})
