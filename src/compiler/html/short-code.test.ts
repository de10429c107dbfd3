import { expect, test } from 'vitest'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'

const whole = (html: string) =>
  [...html.matchAll(/<code class="unbroken">(.*?)<\/code>/g)].map(([, text]) => text)

test('Short code that would be broken stays on one line, in columns only names', async () => {
  const body = `Call \`store.count = 1\`, \`store\`, \`react-redux\` or \`a long expression of more than a line\`.

## The \`a b\` {#a}

| A | B |
| --- | --- |
| \`redux-batch\` | \`a = b\` |
`
  const [page] = await pagesOf({ page: body })
  expect(whole(page?.blocks.join('') ?? '')).toEqual([
    'store.count = 1',
    'react-redux',
    'redux-batch',
  ])
})
