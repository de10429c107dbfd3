import { expect, it } from 'vitest'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'

it('says its priority in words above the heading it holds', async () => {
  const [page] = await pagesOf({
    page: ':::rule{priority=strongly-recommended}\n### One store\n:::',
  })
  expect(page?.blocks[0]).toMatch(
    /^<section class="rule" data-priority="strongly-recommended"><p class="rule-badge">Strongly recommended<\/p>.*One store/s,
  )
})
