import { expect, test } from 'vitest'
import { compilePage } from './compile.ts'

async function markdownOf(body: string) {
  const { page } = await compilePage(
    {
      id: 'a',
      sourcePath: 'content/docs/a.md',
      text: `---\ntitle: Store\nlabel: a\ndescription: What a store is.\n---\n${body}`,
      lastUpdated: null,
    },
    { root: process.cwd(), basePath: '/x/', routes: {} },
  )
  return page?.markdown
}

test('The plain twin of a page has its title first and no directives', async () => {
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

    > **Mind this**
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

test('A rule of the plain twin says its priority below its heading', async () => {
  const body = `:::rule{priority=strongly-recommended}\n### One store {#one-store}\n\nWhy.\n:::`
  expect(await markdownOf(body)).toContain(
    '### One store\n\n**Priority: strongly recommended**\n\nWhy.',
  )
})
