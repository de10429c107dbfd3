import { expect, test } from 'vitest'
import { directives } from '../directives/directives.ts'
import { formatDiagnostics } from '../model/diagnostic.ts'
import type { Block, Page } from '../model/page.ts'
import { compilePage } from '../site-compiler/compiler.ts'
import { projectRoot } from '../system/project.ts'

/** Compiles the body of a page at content/docs/usage/index.md in the fixture site. */
async function compile(body: string, basePath = '/', frontMatter = '') {
  const { page, diagnostics, dependencies } = await compilePage(
    {
      id: 'usage/index',
      sourcePath: 'tests/fixtures/site/content/docs/usage/index.md',
      text: `---\ntitle: Usage\nlabel: Usage\ndescription: How to use it.\n${frontMatter}---\n${body}`,
      lastUpdated: null,
    },
    { root: projectRoot, basePath, routes: { 'tutorials/index': '/tutorials/index' } },
  )
  return { page: page as Page, text: formatDiagnostics(diagnostics), dependencies }
}

async function blocksOf(body: string, basePath?: string): Promise<Block[]> {
  const { page, text } = await compile(body, basePath)
  expect(text).toBe('')
  return page.blocks
}

async function diagnosticsOf(body: string, frontMatter?: string): Promise<string> {
  return (await compile(body, '/', frontMatter && `${frontMatter}\n`)).text.replaceAll(
    'tests/fixtures/site/content/docs/usage/',
    '',
  )
}

test('Neighboring static parts are one block', async () => {
  expect(
    await blocksOf('One *two*.\n\n- three\n\n<!-- not shown -->\n\nFour'),
  ).toMatchInlineSnapshot(`
    [
      "<p>One <em>two</em>.</p>
    <ul>
    <li>three</li>
    </ul>
    <p>Four</p>",
    ]
  `)
})

test('P11 P13 A heading keeps its own id and has its link beside it', async () => {
  expect(await blocksOf('## The `store` {#the-store}\n\n#### Deeper')).toMatchInlineSnapshot(`
    [
      "<div class="heading"><h2 id="the-store">The <code>store</code></h2><a class="heading-link" href="#the-store" aria-label="Direct link to The store">#</a></div>
    <div class="heading"><h4 id="deeper">Deeper</h4><a class="heading-link" href="#deeper" aria-label="Direct link to Deeper">#</a></div>",
    ]
  `)
})

test('N8 Headings are listed with inline code and without links', async () => {
  const { page } = await compile('## The [`store`](/faq) {#a}\n\n### Two {#b}')
  expect(page.headings).toEqual([
    { id: 'a', level: 2, text: 'The store', html: 'The <code>store</code>' },
    { id: 'b', level: 3, text: 'Two', html: 'Two' },
  ])
})

test('P12 Ids of deeper headings are made of their text and unique', async () => {
  const { page } = await compile('## A {#what-s-new}\n\n#### What s new\n\n#### What s new?')
  expect(page.headings.map(({ id }) => id)).toEqual(['what-s-new', 'what-s-new-1', 'what-s-new-2'])
})

test('An old id of a heading stays in the page', async () => {
  const { page } = await compilePage(
    {
      id: 'faq',
      sourcePath: 'content/docs/faq.md',
      text: '---\ntitle: a\nlabel: a\ndescription: a\naliases:\n  old: new\n---\n## New {#new}',
      lastUpdated: null,
    },
    { root: projectRoot, basePath: '/', routes: {} },
  )
  expect(page?.blocks[0]).toContain(
    '<div class="heading"><span id="old"></span><h2 id="new">New</h2>',
  )
  expect(page?.aliases).toEqual({ old: 'new' })
})

test('An alias that leads nowhere, or is an id again, is an error', async () => {
  const body = '## One {#one}\n\n## Two {#two}'
  expect(await diagnosticsOf(body, 'aliases: { old: onne, two: one }')).toMatchInlineSnapshot(`
    "index.md:1 error
      The alias \`old\` leads to \`#onne\`, which no heading has.
      Did you mean \`one\`? Expected one of: one, two.
    index.md:1 error
      The alias \`two\` is the id of a heading.
      Take it out of \`aliases\`.

    2 errors in 1 file
    "
  `)
})

test('A17 A19 Links get the base path or open in a new tab', async () => {
  const source =
    '[a](/faq/actions?x=1#y) [b](https://redux.js.org) [c](#here) [d](../faq/actions.md#y) [e](../tutorials/index.md)'
  const { page } = await compile(source, '/x/')
  expect(page.blocks).toMatchInlineSnapshot(`
    [
      "<p><a href="/x/faq/actions?x=1#y">a</a> <a href="https://redux.js.org" target="_blank" rel="noopener noreferrer">b</a> <a href="#here">c</a> <a href="/x/faq/actions#y">d</a> <a href="/x/tutorials/index">e</a></p>",
    ]
  `)
  expect(page.links.map(({ route, fragment }) => [route, fragment])).toEqual([
    ['/faq/actions', 'y'],
    [null, null],
    ['/usage/', 'here'],
    ['/faq/actions', 'y'],
    ['/tutorials/index', null],
  ])
})

test('An address that is neither route, fragment, file nor URL is an error', async () => {
  expect(await diagnosticsOf('\n[a](faq/actions)')).toMatchInlineSnapshot(`
    "index.md:7 error
      Unexpected link address \`faq/actions\`.
      Expected a route (\`/faq/actions#id\`), a fragment (\`#id\`), a Markdown file (\`./actions.md\`) or a full URL.

    1 error in 1 file
    "
  `)
})

test('Words with colons stay text', async () => {
  expect(await blocksOf('At 12:30 :name and a:b[c]')).toEqual(['<p>At 12:30 :name and a:b[c]</p>'])
})

test('P1 Callouts have a type and a title, and nest', async () => {
  const source = `::::note
Text
:::caution[Mind the *step*]
- Inner
:::
::::
:::secondary
:::
:::important
Text
:::`
  expect(await blocksOf(source)).toMatchInlineSnapshot(`
    [
      "<div class="callout callout-note" role="note"><p class="callout-title"><svg class="callout-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 2.5h9v7l-4 4h-5zM12.5 9.5h-4v4M6 5.5h4M6 8h1.5"></path></svg><span>Note</span></p><div class="callout-body flow"><p>Text</p><div class="callout callout-warning" role="note"><p class="callout-title"><svg class="callout-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 2 14.5 13.5h-13zM8 6.25v3.5M8 11.25v.5"></path></svg><span>Mind the <em>step</em></span></p><div class="callout-body flow"><ul>
    <li>Inner</li>
    </ul></div></div></div></div>
    <div class="callout callout-note" role="note"><p class="callout-title"><svg class="callout-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 2.5h9v7l-4 4h-5zM12.5 9.5h-4v4M6 5.5h4M6 8h1.5"></path></svg><span>Note</span></p><div class="callout-body flow"></div></div>
    <div class="callout callout-info" role="note"><p class="callout-title"><svg class="callout-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5zM8 7.25v3.75M8 4.75v.5"></path></svg><span>Important</span></p><div class="callout-body flow"><p>Text</p></div></div>",
    ]
  `)
})

test('L1 L2 L5 Tabs are one block with a panel for each tab', async () => {
  const source = `::::tabs{group=package-manager query=pm}
:::tab[npm]{value=npm}
\`\`\`bash
npm i
\`\`\`
:::
:::tab{value=yarn default}
Two
:::
::::`
  expect(await blocksOf(source)).toMatchInlineSnapshot(`
    [
      {
        "blocks": [
          {
            "blocks": [
              "<figure class="code-block" data-language="bash" data-choice="package-manager"><figcaption class="code-block-title" data-language="bash"></figcaption><pre class="code"><code class="language-bash"><span class="v-npm"><span class="f">npm</span> <span class="x">i</span>
    </span><span class="v-pnpm"><span class="f">pnpm</span> <span class="x">install</span>
    </span><span class="v-yarn"><span class="f">yarn</span> <span class="x">install</span>
    </span><span class="v-bun"><span class="f">bun</span> <span class="x">install</span></span></code></pre></figure>",
            ],
            "component": "tab",
            "props": {
              "label": "npm",
              "value": "npm",
            },
          },
          {
            "blocks": [
              "<p>Two</p>",
            ],
            "component": "tab",
            "props": {
              "label": "yarn",
              "value": "yarn",
            },
          },
        ],
        "component": "tabs",
        "props": {
          "group": "package-manager",
          "queryParam": "pm",
          "tabs": [
            {
              "label": "npm",
              "value": "npm",
            },
            {
              "isDefault": true,
              "label": "yarn",
              "value": "yarn",
            },
          ],
        },
      },
    ]
  `)
})

test('L8 A duplicate or missing value, or a wrong child, is an error', async () => {
  const source = `::::tabs
Text
:::tab[a]{value=a}
One
:::
:::tab{value=a}
Two
:::
:::tab[b]
Three
:::
:::note
Four
:::
::::

:::tab{value=c}
:::

:::tabs{grop=a}
:::`
  expect(await diagnosticsOf(source)).toMatchInlineSnapshot(`
    "index.md:7 error
      Unexpected \`paragraph\` in \`:::tabs\`.
      Expected nothing but \`:::tab\`.
    index.md:11 error
      Two tabs of one set have the value \`a\`.
      Expected different values.
    index.md:14 error
      Missing attribute \`value\` of \`:::tab\`.
      Write \`:::tab{value="…"}\`.
    index.md:17 error
      Unexpected \`:::note\` in \`:::tabs\`.
      Expected nothing but \`:::tab\`.
    index.md:22 error
      \`:::tab\` stands outside \`:::tabs\`.
      Put it directly into \`::::tabs\` … \`::::\`; the outer directive needs one colon more.
    index.md:25 error
      Unknown attribute \`grop\` of \`:::tabs\`.
      Did you mean \`group\`? Expected one of: group, query.

    6 errors in 1 file
    "
  `)
})

test('Details have a summary and may be open', async () => {
  expect(await blocksOf(':::details[More on `this`]{open}\nText\n:::')).toEqual([
    {
      component: 'details',
      props: { summary: '<span>More on <code>this</code></span>', open: true },
      blocks: ['<p>Text</p>'],
    },
  ])
})

test('A title may be an attribute, whose text is not Markdown', async () => {
  const [details] = await blocksOf(':::details{summary="Use `of` <here>"}\nText\n:::')
  expect(details).toMatchObject({ props: { summary: '<span>Use `of` &#x3C;here></span>' } })
  const [callout] = await blocksOf(':::tip{title="Use `of`"}\nText\n:::')
  expect(callout).toContain('<span>Use `of`</span></p>')
})

test('A title holds code and words that stand out; one to press leads nowhere else', async () => {
  const [callout] = await blocksOf(':::tip[Use `of` or [that](#a)]\nText\n:::\n\n## A {#a}')
  expect(callout).toContain('<span>Use <code>of</code> or <a href="#a">that</a></span></p>')
  const [details] = await blocksOf(':::details[`<a>` *or* [that](#a)]\nText\n:::\n\n## A {#a}')
  expect(details).toMatchObject({
    props: { summary: '<span><code>&#x3C;a></code> <em>or</em> that</span>' },
  })
})

test('Directives that are unknown, open, misplaced or wrong in form are errors', async () => {
  const source = `:::nota
:::

::note

:::note Title
Text
:::

:::details
:::

:::details[A]{open=yes}
:::

:::tip
Never closed`
  const list = directives.map(({ name }) => name).join(', ')
  const text = (await diagnosticsOf(source)).replace(list, '<every directive>')
  expect(text).toMatchInlineSnapshot(`
    "index.md:6 error
      Unknown directive \`:::nota\`.
      Did you mean \`note\`? Expected one of: <every directive>.
    index.md:9 error
      Unexpected form of directive \`::note\`.
      Expected \`:::note … :::\`.
    index.md:11 error
      Unexpected text \`:::note Title\`.
      A directive is written \`::name[Label]{attribute="value"}\` on a line of its own, or \`:::name[Label]{attribute="value"}\` with \`:::\` on a line after its content.
    index.md:15 error
      Missing attribute \`summary\` of \`:::details\`.
      Write \`:::details[…]\`.
    index.md:18 error
      Unexpected value of attribute \`open\` of \`:::details\`: "yes".
      Expected the name alone, without a value.
    index.md:21 error
      \`:::tip\` is not closed.
      Expected a line of \`:::\` after it.

    6 errors in 1 file
    "
  `)
})

test('Code is a block of its own, also in a list', async () => {
  const source = `1. One
   \`\`\`js title="a.js" showLineNumbers=5 wrap js=off
   a
   \`\`\`
2. Two`
  expect(await blocksOf(source)).toMatchInlineSnapshot(`
    [
      "<ol>
    <li>One
    <figure class="code-block" data-language="js" data-wrapped=""><figcaption class="code-block-title"><span>a.js</span></figcaption><pre class="code"><code class="language-js"><span class="line" data-line="5"><span class="x">a</span></span></code></pre></figure>
    </li>
    <li>Two</li>
    </ol>",
    ]
  `)
})

test('Hidden code is a sample and not shown', async () => {
  const { page } = await compile('```ts hidden title="a.ts"\nconst a = 1\n```\n\n```\nb\n```')
  expect(page.blocks.join()).not.toContain('const a')
  expect(page.samples).toEqual([
    { language: 'ts', code: 'const a = 1', line: 6, options: { hidden: true, title: 'a.ts' } },
    { language: 'text', code: 'b', line: 10, options: {} },
  ])
})

test('Code can come from a region of a file', async () => {
  const file = 'tests/fixtures/site/examples/store.ts'
  const { page, text, dependencies } = await compile(`\`\`\`ts file=${file}#setup\n\`\`\``)
  expect(text).toBe('')
  expect(dependencies).toContain(file)
  expect(page.samples[0]?.code).toBe('const store = create()\n\nstore.start()')
})

test('The title of code from a file leads to the text of the whole file, published once', async () => {
  const file = 'tests/fixtures/site/examples/store.ts'
  const fence = (region: string) => `\`\`\`ts title="store.ts" file=${file}#${region}\n\`\`\``
  const { page } = await compile(`${fence('setup')}\n\n${fence('start')}`, '/x/')
  const url = `/${file}.txt`
  const title = `<a href="/x${url}">`
  expect(String(page.blocks[0]).split(title)).toHaveLength(3)
  expect(page.assets).toEqual([{ url, file }])
})

test('Installed packages can be listed with their versions', async () => {
  const { page, dependencies } = await compile('::package-versions{packages="redux immer"}')
  expect(page.blocks).toEqual([
    expect.stringMatching(
      /<th>Package<\/th>\s*<th>Version<\/th>[\s\S]*<code>redux<\/code><\/td>\s*<td>5\.\d[\s\S]*<code>immer<\/code>/,
    ),
  ])
  expect(dependencies).toEqual([
    'node_modules/redux/package.json',
    'node_modules/immer/package.json',
  ])
  expect(await diagnosticsOf('::package-versions{packages="redux imer"}')).toContain(
    'Not installed: `imer`.',
  )
})

test('A missing file or region is an error', async () => {
  const file = 'tests/fixtures/site/examples/store.ts'
  expect(
    await diagnosticsOf(
      `\`\`\`ts file=${file}#set\n\`\`\`\n\n\`\`\`ts file=tests/fixtures/site/examples/none.ts\na\n\`\`\``,
    ),
  ).toMatchInlineSnapshot(`
    "index.md:6 error
      There is no region \`set\` in \`tests/fixtures/site/examples/store.ts\`.
      Expected one of: imports, setup, start.
    index.md:9 error
      The fence takes its code from \`tests/fixtures/site/examples/none.ts\` and holds code too.
      Empty it.
    index.md:9 error
      The file \`tests/fixtures/site/examples/none.ts\` of a fence cannot be shown: there is no such file.
      Expected a path from the project’s root, such as file=examples/app/store.ts#region.

    3 errors in 1 file
    "
  `)
})

test('Mistakes in a fence have the line of the fence or of the marker', async () => {
  expect(
    await diagnosticsOf('```ts titel="x"\n```\n\n```ts\na\n// add-start\nb\n```'),
  ).toMatchInlineSnapshot(`
    "index.md:6 error
      Unknown fence option \`titel="x"\`.
      Did you mean \`title\`? Expected one of: {1,3-5}, title, highlight, showLineNumbers, wrap, hidden, run, preview, errors, nocheck, nolive, file, alternative, js.
    index.md:11 error
      \`add-start\` has no end.
      Put \`add-end\` below it.

    2 errors in 1 file
    "
  `)
})

test('P14 Tables stand in scroll boxes with different names, and align by class', async () => {
  const table = '| Name | Type |\n|---|:-:|\n| a | b |\n\n'
  expect(await blocksOf(table + table)).toMatchInlineSnapshot(`
    [
      "<div class="table-scroll" tabindex="0" role="region" aria-label="Table: Name, Type"><table>
    <thead>
    <tr>
    <th>Name</th>
    <th class="align-center">Type</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td>a</td>
    <td class="align-center">b</td>
    </tr>
    </tbody>
    </table></div>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Table: Name, Type (2)"><table>
    <thead>
    <tr>
    <th>Name</th>
    <th class="align-center">Type</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td>a</td>
    <td class="align-center">b</td>
    </tr>
    </tbody>
    </table></div>",
    ]
  `)
})

test('P14 Images reserve their size and load late', async () => {
  const { page, text, dependencies } = await compile(
    '![Flow](./dot.svg)\n\n![](/images/dot.png)',
    '/x/',
  )
  expect(text).toBe('')
  expect(page.blocks).toMatchInlineSnapshot(`
    [
      "<p><img src="/x/_images/dot.e89cabc7.svg" alt="Flow" width="40" height="20" loading="lazy" decoding="async"></p>
    <p><img src="/x/_images/dot.604391a2.png" alt="" width="3" height="2" loading="lazy" decoding="async"></p>",
    ]
  `)
  expect(page.assets).toMatchInlineSnapshot(`
    [
      {
        "file": "tests/fixtures/site/content/docs/usage/dot.svg",
        "url": "/_images/dot.e89cabc7.svg",
      },
      {
        "file": "tests/fixtures/site/content/images/dot.png",
        "url": "/_images/dot.604391a2.png",
      },
    ]
  `)
  // Compiling looked for a dark version of each picture.
  expect(dependencies).toHaveLength(4)
})

test('A picture with a dark one beside it is shown in its color mode', async () => {
  const { page } = await compile('![Flow](/images/mode.png)')
  expect(page.blocks).toEqual([
    expect.stringMatching(
      /^<p><img src="\/_images\/mode\.\w+\.png" alt="Flow" .*class="light-only"><img alt="Flow" src="\/_images\/mode\.dark\.\w+\.png" .*class="dark-only"><\/p>$/,
    ),
  ])
  expect(page.assets.map(({ file }) => file)).toEqual([
    'tests/fixtures/site/content/images/mode.png',
    'tests/fixtures/site/content/images/mode.dark.png',
  ])
})

test('An image without a file is an error', async () => {
  expect(await diagnosticsOf('![a](./none.png) ![b](https://x.org/a.png)')).toMatchInlineSnapshot(`
    "index.md:6 error
      The image \`./none.png\` cannot be shown: there is no such file.
      Expected the file none.png.
    index.md:6 error
      Unexpected image address \`https://x.org/a.png\`.
      Expected a file beside the page (\`./flow.svg\`) or in tests/fixtures/site/content/images (\`/images/flow.svg\`).

    2 errors in 1 file
    "
  `)
})

test('What the checks find is told, all at once and in order', async () => {
  const body = '# One\n\n<b>a</b>\n\n[a][b]\n\n| a | |\n|---|---|\n\n## Two'
  expect((await diagnosticsOf(body)).split('\n').filter((line) => /^\S/.test(line))).toEqual([
    'index.md:6 error',
    'index.md:8 error',
    'index.md:10:1 error',
    'index.md:12:5 error',
    'index.md:15 error',
    '5 errors in 1 file',
  ])
})

test('No page holds inline styles', async () => {
  const { page } = await compile('| a |\n|:-:|\n| b |\n\n```ts\n// add-next-line\nconst a = 1\n```')
  expect(JSON.stringify(page.blocks)).not.toMatch(/\bstyle\b/)
})

test('A resource list is read from the data beside the docs', async () => {
  const { dependencies } = await compile('::resource-list{list="tools" group="Routing"}')
  // The message lists the existing files.
  const data = 'tests/fixtures/site/content/data/'
  expect(dependencies).toEqual([`${data}tools.json`, data])
})

test('The longest cell of each column of text says that the column needs room', async () => {
  const [table] = await blocksOf(
    `| A | B | C |
|---|:-:|---|
| \`code\` | A text that wraps on phones | \`a => b\` |
| 1 | A text that wraps, and is longer | 2 |`,
  )
  const cells = String(table).match(/<td.*<\/td>/g)
  expect(cells).toEqual([
    '<td><code>code</code></td>',
    '<td data-label="B:" class="align-center">A text that wraps on phones</td>',
    '<td class="long-text" data-label="C:"><code>a => b</code></td>',
    '<td>1</td>',
    '<td class="long-text align-center" data-label="B:">A text that wraps, and is longer</td>',
    '<td data-label="C:">2</td>',
  ])
})

test('P14 Short titles of rows stay on one line, and an address in code may break after its slashes', async () => {
  const [table] = await blocksOf(
    '| A | B |\n|---|---|\n| Redux Toolkit | See `https://redux.js.org/usage/test#a` and `a/b` |',
  )
  expect(table).toContain('<table class="short-titles">')
  expect(table).toContain('<code>https://redux.js.org/<wbr>usage/<wbr>test#a</code>')
  expect(table).toContain('<code>a/b</code>')
  const [other] = await blocksOf(
    '| A | B |\n|---|---|\n| A title that is longer than that | 1 |\n| Redux | 2 |',
  )
  expect(other).not.toContain('short-titles')
})

test('P25 Only a table of three or more columns, two of them text or the first of long texts, of long code, or of words too long for a phone may become a list there', async () => {
  const text = 'A text that wraps on a phone'
  const tableOf = async (...rows: string[][]) => {
    const [header = [], ...body] = rows
    const lines = [header, header.map(() => '-'), ...body].map(
      (cells) => `| ${cells.join(' | ')} |`,
    )
    return String((await blocksOf(lines.join('\n')))[0])
  }
  expect(await tableOf(['A', 'B'], [text, text])).not.toContain('stackable')
  expect(await tableOf(['A', 'B', 'C'], [text, '1', '2'])).not.toContain('stackable')
  const title = `${text}, and on`.padEnd(41, '.')
  expect(await tableOf(['A', 'B', 'C'], [title, '1', '2'])).toContain('stackable')
  expect(await tableOf(['A', 'B', 'C'], ['1', title, '2'])).not.toContain('stackable')
  expect(await tableOf(['A', 'B'], [title, '1'])).not.toContain('stackable')
  const table = await tableOf(['A', 'Is B?', 'C'], [text, text, ''])
  expect(table).toContain('<table class="stackable">')
  expect(table.match(/<td.*?>/g)).toEqual([
    '<td class="long-text">',
    '<td class="long-text" data-label="Is B?">',
    '<td>',
  ])

  const message = `\`${'a word '.repeat(10)}\``
  expect(await tableOf(['A', 'B'], [message, '1'])).toContain('long-code stackable')
  expect(await tableOf(['A', 'B'], [`[${message}](#a)`, '1'])).toContain('long-code stackable')

  const words = 'x'.repeat(19)
  expect(await tableOf(['A', 'B'], [words, words])).not.toContain('stackable')
  expect(await tableOf(['A', 'B'], [words, `${words}-${words}`])).not.toContain('stackable')
  expect(await tableOf(['A', 'B'], [words, `${words}/${words}`])).toContain('stackable')
  expect(await tableOf(['A', words], [words, words])).not.toContain('stackable')
  // Styles keep short names in code on one line.
  const name = 'a-name-of-twenty-four-le'
  expect(await tableOf(['A', 'B'], [words, name])).not.toContain('stackable')
  expect(await tableOf(['A', 'B'], [words, `\`${name}\``])).toContain('stackable')
  expect(await tableOf([words, words, 'C'], ['1', '2', '3'])).toContain('stackable')
  expect(await tableOf(['A'], [words.repeat(3)])).not.toContain('stackable')
})

test('A TypeScript sample holds its JavaScript: what differs stands in both variants', async () => {
  const source = `\`\`\`ts
import type { State } from './state'

const count = (state: State) => state.count
\`\`\``
  const [sample] = await blocksOf(source)
  expect([sample]).toMatchInlineSnapshot(`
    [
      "<figure class="code-block" data-language="ts" data-choice="language"><figcaption class="code-block-title" data-language="ts"></figcaption><pre class="code"><code class="language-ts"><span class="v-js"><span class="k">const</span> <span class="f">count</span> = (<span class="x">state</span>) => <span class="x">state</span>.<span class="p">count</span>
    </span><span class="v-ts"><span class="k">import type</span> { <span class="x">State</span> } <span class="k">from</span> <span class="s">'./state'</span>

    <span class="k">const</span> <span class="f">count</span> = (<span class="x">state</span>: <span class="t">State</span>) => <span class="x">state</span>.<span class="p">count</span></span></code></pre></figure>",
    ]
  `)
})

test('A line marked by its number is marked in both variants', async () => {
  const source = `\`\`\`ts {3-4}
import type { State } from './state'

const none: State = {
  total: 0,
}
\`\`\``
  const [html] = await blocksOf(source)
  const withoutColors = String(html).replace(/<span class="\w">|(?<!\n)<\/span>/g, '')
  expect(withoutColors.slice(withoutColors.indexOf('<code'))).toMatchInlineSnapshot(`
    "<code class="language-ts"><span class="v-js"><span class="line marked">const none = {
    </span><span class="v-ts">import type { State } from './state'

    <span class="line marked">const none: State = {
    </span><span class="line marked">  total: 0,
    </span>}</code></pre></figure>"
  `)
})

test('No JavaScript is made of samples about types, or where the fence says so', async () => {
  for (const options of ['errors=2322', 'nocheck="old"', 'js=off', 'showLineNumbers']) {
    const [block] = await blocksOf(`\`\`\`ts ${options}\nconst a: number = 1\n\`\`\``)
    expect(block).not.toContain('data-choice')
  }
})

test('A sample of which no JavaScript can be made is an error that says how to go on', async () => {
  expect(await diagnosticsOf('```ts\nconst a = 1\nenum Color { Red }\n```')).toMatchInlineSnapshot(`
    "index.md:8 error
      No JavaScript can be made of this sample: An enum isn't JavaScript, so write an object with \`as const\`.
      Mend it, or mark the fence \`js=off\`.

    1 error in 1 file
    "
  `)
})

test('A command that other package managers cannot say is an error', async () => {
  expect(await diagnosticsOf('```bash\nnpm audit fix\n```')).toMatchInlineSnapshot(`
    "index.md:7 error
      \`npm audit fix\` cannot be said for pnpm.
      Expected npm install, uninstall, ci, run, test, start or create, or npx. The only flag that all managers have is \`-D\` (\`--save-dev\`), before the packages. Or mark the block \`text\`.
    index.md:7 error
      \`npm audit fix\` cannot be said for yarn.
      Expected npm install, uninstall, ci, run, test, start or create, or npx. The only flag that all managers have is \`-D\` (\`--save-dev\`), before the packages. Or mark the block \`text\`.
    index.md:7 error
      \`npm audit fix\` cannot be said for bun.
      Expected npm install, uninstall, ci, run, test, start or create, or npx. The only flag that all managers have is \`-D\` (\`--save-dev\`), before the packages. Or mark the block \`text\`.

    3 errors in 1 file
    "
  `)
})
