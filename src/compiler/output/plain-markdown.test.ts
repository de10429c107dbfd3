import { expect, test } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'

async function markdownOf(body: string) {
  const { page } = await compilePage(
    {
      id: 'a',
      sourcePath: 'content/docs/a.md',
      text: `---\ntitle: Store\nlabel: a\ndescription: What a store is.\n---\n${body}`,
      lastUpdated: null,
    },
    { root: projectRoot, basePath: '/x/', routes: {} },
  )
  return page?.markdown
}

test('The Markdown version of a page has its title first and no directives', async () => {
  const body = `## Install {#install}

<!-- for writers -->

See the [FAQ](/faq#a) and [usage](./usage/index.md).

:::note
One
:::

:::warning[Mind \`this\`]
- Two
:::

::::tabs
:::tab[npm]{value=npm}
\`\`\`bash title="terminal"
# highlight-next-line
npm i
\`\`\`
:::
:::tab{value=yarn}
Three
:::
::::

\`\`\`ts hidden
secret()
\`\`\`

:::details[More *here*]
| a | b |
|---|---|
| 1 | 2 |
:::`
  expect(await markdownOf(body)).toMatchInlineSnapshot(`
    "# Store

    What a store is.

    ## Install

    See the [FAQ](/x/faq#a) and [usage](/x/usage/).

    > **Note**
    >
    > One

    > **Mind \`this\`**
    >
    > - Two

    **npm**

    \`\`\`bash title="terminal"
    npm i
    \`\`\`

    **yarn**

    Three

    **More _here_**

    | a | b |
    | - | - |
    | 1 | 2 |
    "
  `)
})

test('A rule of the Markdown version says its priority below its heading', async () => {
  const body = `:::rule{priority=strongly-recommended}\n### One store {#one-store}\n\nWhy.\n:::`
  expect(await markdownOf(body)).toContain(
    '### One store\n\n**Priority: strongly recommended**\n\nWhy.',
  )
})

test('A diagram of the Markdown version is what it shows, with its steps in order', async () => {
  const markdown = await markdownOf('::diagram{name=data-flow caption="The loop"}')
  expect(markdown).toContain('_Diagram: The loop. Data flows in one direction: the view')
  expect(markdown).toMatch(/1\. Someone clicks.*\n2\. The store calls/)
})

test('Samples of the Markdown version that come from a file are there in full', async () => {
  const markdown = await markdownOf(
    '```ts title="store.ts" file=tests/fixtures/site/examples/store.ts\n```',
  )
  expect(markdown).toMatch(/```ts title="store\.ts"\n.+/)
})

test('A checkpoint of the Markdown version names its archive', async () => {
  const markdown = await markdownOf(':::checkpoint{app=tally part=2}\nIt counts.\n:::')
  expect(markdown).toContain(
    '**Tally after part 2**\n\nIt counts.\n\nThe application as it is here: [tally-part-2.zip](/x/examples/tally-part-2.zip)',
  )
})

test.each(['resource-filter{prompt=Filter}', 'rule-filter', 'error-lookup'])(
  'The Markdown version leaves out ::%s, which only script fills',
  async (directive) => {
    expect(await markdownOf(`::${directive}`)).toBe('# Store\n\nWhat a store is.\n')
  },
)

test('A title that is an attribute stands before its content too', async () => {
  const markdown = await markdownOf(':::details{summary="More"}\nHidden\n:::')
  expect(markdown).toContain('**More**\n\nHidden')
})
