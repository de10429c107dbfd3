import { expect, test } from 'vitest'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'

const body = `It makes a store.

\`\`\`text
createStore(reducer, enhancer?)
\`\`\`

\`\`\`text title="Console"
reducer
\`\`\`

:::members{of="createStore()"}
**\`reducer\`** · \`Reducer\` · required\\
The reducer.
:::

## \`dispatch()\` {#dispatch}

\`\`\`text
dispatch(reducer)
\`\`\`
`

test('P18 a signature is colored, and its names lead to where the page explains them', async () => {
  const [page] = await pagesOf({ 'api/page': body })
  const html = page?.blocks.join('\n') ?? ''
  expect(html).toContain('<figure class="code-block signature" data-language="tsx">')
  expect(html).toContain('<a href="#reducer">reducer</a>')
  expect(html).toContain('<a href="#dispatch">dispatch</a>')
  expect(html.match(/class="code-block signature"/g)).toHaveLength(2)
  // In a signature below a heading, names don't link to what the page explains elsewhere.
  expect(html.match(/href="#reducer">/g)).toHaveLength(1)
  expect(page?.samples.map(({ language }) => language)).toEqual(['text', 'text', 'text'])
})

test('P18 the parameter `options` leads to the section that lists them', async () => {
  const list = ':::members{of="Kite"}\n**`tail`** · `string` · required\\\nIts tail.\n:::\n'
  const text = `Makes a kite.\n\n\`\`\`text\nmakeKite(options)\n\`\`\`\n\n## Parameters {#what}\n\n${list}`
  const [page] = await pagesOf({ 'api/page': text })
  expect(page?.blocks.join('')).toContain('<a href="#what">options</a>')
})

test('P18 on other pages plain text stays plain', async () => {
  const [page] = await pagesOf({ page: body })
  expect(page?.blocks.join('\n')).not.toContain('signature')
})
