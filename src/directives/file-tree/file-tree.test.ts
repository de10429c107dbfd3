import { expect, it } from 'vitest'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'

const source = `:::file-tree[After this step]
- \`src/\`
  - \`app/\` the store
    - \`store.ts\` **changed** gets a slice
  - \`main.tsx\`
:::`

it('P24 is a nested list that tells folders from files, and what each is for', async () => {
  const [page] = await pagesOf({ page: source })
  const html = String(page?.blocks[0]).replace(/\s*\n\s*/g, '')
  expect(html).toContain('<figcaption class="code-block-title"><span>After this step</span>')
  expect(html).toContain(
    '<ul><li class="folder"><code>src/</code><ul>' +
      '<li class="folder"><code>app/</code><span> the store</span><ul>' +
      '<li><code>store.ts</code><span> <strong>changed</strong> gets a slice</span></li></ul></li>' +
      '<li><code>main.tsx</code></li></ul></li></ul>',
  )
})

it('P24 is the same list in the Markdown version, below its title', async () => {
  const [page] = await pagesOf({ page: source })
  expect(page?.markdown).toContain('**After this step**')
  expect(page?.markdown).toMatch(
    /- `src\/`\n {2}- `app\/` the store\n {4}- `store.ts` \*\*changed\*\* gets a slice/,
  )
})

it('P24 a folder is one by its slash too', async () => {
  const [page] = await pagesOf({ page: ':::file-tree\n- `app/`\n- `a.ts`\n:::' })
  expect(String(page?.blocks[0])).toContain('<li class="folder"><code>app/</code>')
})
