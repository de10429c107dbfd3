import { expect, test } from 'vitest'
import type { Page } from '../../model/page.ts'
import { checkLinks } from '../../site-compiler/checks/links.ts'
import { addPublishedIds } from '../../site-compiler/checks/published-ids.ts'
import { compilePage } from '../../site-compiler/compiler.ts'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'
import { projectRoot } from '../../system/project.ts'

const list = `## Options {#options}

:::members{of="QueryOptions Shared" from="@lib/core" prefix="query"}
Those of both.

**\`pollingInterval\`** · \`number\` · optional, default \`0\`\\
Milliseconds *between* two requests.

More about it.

**\`util.select()\`** · \`A\` or \`B\` · required · deprecated\\
Reads.
:::

After the list.
`

async function pageOf(body: string): Promise<Page> {
  const [page] = await pagesOf({ page: body })
  return page as Page
}

async function diagnosticsOf(body: string): Promise<string[]> {
  const { diagnostics } = await compilePage(
    {
      id: 'page',
      sourcePath: 'content/docs/page.md',
      text: `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n${body}`,
      lastUpdated: null,
    },
    { root: projectRoot, basePath: '/', routes: {} },
  )
  return diagnostics.map(({ line, message, hint }) => `${line}: ${message} ${hint}`)
}

test('a list knows what its members are, what of and where', async () => {
  const { memberLists } = await pageOf(list)
  expect(memberLists).toEqual([
    {
      of: ['QueryOptions', 'Shared'],
      from: '@lib/core',
      line: 9,
      members: [
        {
          id: 'query-pollinginterval',
          name: 'pollingInterval',
          need: 'optional',
          default: '0',
          isDeprecated: false,
          text: 'Milliseconds between two requests.',
          line: 12,
        },
        {
          id: 'query-util-select',
          name: 'util.select()',
          need: 'required',
          default: null,
          isDeprecated: true,
          text: 'Reads.',
          line: 17,
        },
      ],
    },
  ])
})

test('P19 a member is shown as an entry of a definition list, with a line that can be linked to', async () => {
  const { blocks, headings } = await pageOf(list)
  const html = blocks.join('\n')
  expect(html).toContain(
    '<p>Those of both.</p>\n<dl class="member-entry"><dt><div class="heading"><p class="member" id="query-pollinginterval">' +
      '<strong><code>pollingInterval</code></strong> <span><code>number</code></span> <span> optional, default <code>0</code></span></p>' +
      '<a class="heading-link" href="#query-pollinginterval" aria-label="Direct link to pollingInterval">#</a></div></dt>' +
      '<dd class="flow"><p>Milliseconds <em>between</em> two requests.</p><p>More about it.</p></dd></dl>',
  )
  expect(html).toContain(
    '<span><code>A</code> or <code>B</code></span> <span class="member-required"> required </span> <span class="member-deprecated"> deprecated</span>',
  )
  expect(html).toContain('</dd></dl>\n<p>After the list.</p>')
  // The table of contents only lists headings.
  expect(headings.map(({ id }) => id)).toEqual(['options'])
})

test('search finds a member as a place of its own, and what follows the list under the heading', async () => {
  const { sections } = await pageOf(list)
  expect(sections.map(({ id, trail, text }) => ({ id, trail: trail.join(' › '), text }))).toEqual([
    { id: 'options', trail: 'page › Options', text: 'Those of both.\nAfter the list.' },
    {
      id: 'query-pollinginterval',
      trail: 'page › Options › pollingInterval',
      text: 'Milliseconds between two requests.\nMore about it.',
    },
    {
      id: 'query-util-select',
      trail: 'page › Options › util.select()',
      text: 'Reads.',
    },
  ])
})

test('the Markdown version has the paragraphs as they are written', async () => {
  const { markdown } = await pageOf(list)
  expect(markdown).toContain(
    '**`pollingInterval`** · `number` · optional, default `0`\\\nMilliseconds _between_ two requests.\n\nMore about it.',
  )
  expect(markdown).not.toContain(':::')
})

test('links lead to members, and their ids are published', async () => {
  const pages = await pagesOf({
    page: list,
    other: '[There](/page#query-pollinginterval) and [not there](/page#pollinginterval).',
  })
  expect(checkLinks(pages, []).map(({ message }) => message)).toEqual([
    'Link to `/page#pollinginterval`: there is no heading `#pollinginterval` on /page.',
  ])
  expect(addPublishedIds({}, pages).page).toEqual([
    'options',
    'query-pollinginterval',
    'query-util-select',
  ])
})

test('an id that a member had before leads to it', async () => {
  const [page] = await pagesOf({
    page: { frontMatter: 'aliases: { polling: query-pollinginterval }', body: list },
  })
  expect(page?.blocks.join('\n')).toContain(
    '<div class="heading"><span id="polling"></span><p class="member"',
  )
})

test.each([
  [
    '**`a`** · `A` · required\nText.',
    'The first line of the entry `a` doesn’t end with a backslash.',
  ],
  ['**`a`** · `A` · required\\\n', 'The first line of the entry `a` doesn’t end with a backslash.'],
  ['**`a`**\\\nText.', 'The entry `a` has no type.'],
  ['**`a`** (or `b`) · `A`\\\nText.', 'The entry `a` has no type.'],
  [
    '**`a`** · `A` · sometimes\\\nText.',
    'Unexpected `sometimes` in the first line of the entry `a`.',
  ],
  [
    '**`a`** · `A` · optional · default `1`\\\nText.',
    'Unexpected `default 1` in the first line of the entry `a`.',
  ],
  ['**`…`** · `A` · required\\\nText.', 'No id can be made of the entry `…`.'],
  ['Text.', 'The list has no entries.'],
  [
    '**`a`** · `A` · required\\\nText.\n\n**`b`** · `A`\\\nText.',
    'The entry `b` doesn’t say whether it may be left out.',
  ],
])('%j is answered with what is wrong and what to write', async (body, message) => {
  const [found = ''] = await diagnosticsOf(`:::members{of="Options"}\n${body}\n:::`)
  expect(found).toContain(`: ${message} `)
  expect(found).toMatch(/^\d+: .*(Write|Expected|Give)/)
})

test('parameters say whether they may be left out, fields of a result need not', async () => {
  const body = '**`a`** · `A`\\\nText.'
  expect(await diagnosticsOf(`:::members{of="Result"}\n${body}\n:::`)).toEqual([])
  expect(await diagnosticsOf(`:::members{of="make()"}\n${body}\n:::`)).toEqual([
    '7: The entry `a` doesn’t say whether it may be left out. Write `required` or `optional` behind its type.',
  ])
})

test('ids are unique among members and headings', async () => {
  const entry = '**`a`** · `A`\\\nText.'
  expect(
    await diagnosticsOf(
      `## A {#a}\n\n:::members\n${entry}\n:::\n\n:::members{prefix=x}\n${entry}\n\n${entry}\n:::`,
    ),
  ).toEqual([
    '9: The id `a` of the entry `a` is taken by line 6. Give the list a prefix, `prefix="query"`, or give the heading another id.',
    '17: The id `x-a` of the entry `a` is taken by line 14. Give the list a prefix, `prefix="query"`, or give the heading another id.',
  ])
})
