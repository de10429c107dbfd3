import { expect, test } from 'vitest'
import type { PageData } from '../model/page.ts'
import { toHydrationData } from './hydration-data.ts'

test('static HTML is replaced by its number in document order, components keep their properties', () => {
  const page: PageData = {
    kind: 'doc',
    route: '/a',
    title: 'A',
    description: 'About a.',
    hasSidebar: true,
    headings: [],
    lastUpdated: null,
    sourcePath: null,
    blocks: [
      '<p>one</p>',
      { component: 'details', props: { summary: 'More' }, blocks: ['<p>two</p>', '<p>three</p>'] },
      { component: 'diagram', props: { name: 'flow' } },
      '<p>four</p>',
    ],
  }

  expect(toHydrationData(page).blocks).toEqual([
    0,
    { component: 'details', props: { summary: 'More' }, blocks: [1, 2] },
    { component: 'diagram', props: { name: 'flow' } },
    3,
  ])
})
