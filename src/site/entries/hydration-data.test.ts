import { expect, test } from 'vitest'
import type { PageData } from '../../model/page.ts'
import { toHydrationData } from './hydration-data.ts'

test('what the document holds is left out: static HTML is a number in document order, headings are none', () => {
  const page: PageData = {
    kind: 'doc',
    route: '/a',
    title: 'A',
    description: 'About a.',
    hasSidebar: true,
    headings: [{ id: 'part', level: 2, html: 'Part' }],
    lastUpdated: null,
    sourcePath: null,
    blocks: [
      '<p>one</p>',
      { component: 'details', props: { summary: 'More' }, blocks: ['<p>two</p>', '<p>three</p>'] },
      { component: 'diagram', props: { name: 'flow' } },
      '<p>four</p>',
    ],
  }

  const { blocks, headings } = toHydrationData(page)
  expect(headings).toEqual([])
  expect(blocks).toEqual([
    0,
    { component: 'details', props: { summary: 'More' }, blocks: [1, 2] },
    { component: 'diagram', props: { name: 'flow' } },
    3,
  ])
})
