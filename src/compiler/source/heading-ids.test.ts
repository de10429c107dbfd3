import { expect, test } from 'vitest'
import { addHeadingIds } from './heading-ids.ts'

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
