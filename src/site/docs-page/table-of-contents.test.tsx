import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageHeading } from '../../model/page.ts'
import { headingsInDocument } from './heading-tree.ts'
import { TableOfContents } from './table-of-contents.tsx'

it('N2 a prerendered page is hydrated with the headings that its table of contents shows', () => {
  const headings: PageHeading[] = [
    { id: 'early', level: 3, html: 'Early' },
    { id: 'next', level: 2, html: '<code>a &amp; b</code>' },
    { id: 'größe', level: 3, html: 'Size' },
    { id: 'last', level: 2, html: 'Last' },
  ]
  const prerendered = renderToString(<TableOfContents headings={headings} />)
  document.body.innerHTML = prerendered
  const read = headingsInDocument()
  expect(renderToString(<TableOfContents headings={read} />)).toBe(prerendered)
  expect(read.map(({ id }) => id)).toEqual(headings.map(({ id }) => id))
})
