import { expect, test } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'

async function sectionsOf(body: string) {
  const { page } = await compilePage(
    {
      id: 'a',
      sourcePath: 'content/docs/a.md',
      text: `---\ntitle: Store\nlabel: a\ndescription: a\n---\n${body}`,
      lastUpdated: null,
    },
    { root: projectRoot, basePath: '/', routes: {} },
  )
  return page?.sections
}

test('A page is cut at its headings, each section with the trail above it', async () => {
  const body = `Opening *words*.

## Read {#read}

Call \`store.getState()\`.

:::tip[Short \`id\`]
Inside a callout.
:::

| Name | Type |
|---|---|
| a | b |

### Deeper {#deeper}

## Next {#next}`
  expect(await sectionsOf(body)).toEqual([
    { id: null, trail: ['Store'], text: 'Opening words.', code: [] },
    {
      id: 'read',
      trail: ['Store', 'Read'],
      text: 'Call store.getState().\nShort id\nInside a callout.\nName · Type\na · b',
      code: ['store.getState', 'id'],
    },
    { id: 'deeper', trail: ['Store', 'Read', 'Deeper'], text: '', code: [] },
    { id: 'next', trail: ['Store', 'Next'], text: '', code: [] },
  ])
})

test('Identifiers come from inline code and shown samples, each once, without keywords and single letters', async () => {
  const body = `Use \`createSlice\`.

\`\`\`ts
import { createSlice } from '@reduxjs/toolkit'
// ---cut---
const slice = createSlice({ name: 'tally' }) // the slice
api.endpoints.getPost.useQuery((i) => i)
\`\`\`

\`\`\`ts hidden
const unseen = 1
\`\`\`

\`\`\`bash
npm install
\`\`\``
  expect((await sectionsOf(body))?.[0]?.code).toEqual([
    'createSlice',
    'slice',
    'name',
    'api.endpoints.getPost.useQuery',
  ])
})
