import { expect, it } from 'vitest'
import { toPageData } from './page-files.ts'

it('N1 page data has the headings of the table of contents: those of levels 2 and 3', () => {
  const headings = [1, 2, 3, 4].map((level) => ({ id: `h${level}`, level, text: '', html: '' }))
  const page = toPageData({
    route: '/a',
    title: 'A',
    description: '',
    hasSidebar: true,
    headings,
    blocks: [],
    lastUpdated: null,
    sourcePath: null,
  })
  expect(page.headings.map(({ level }) => level)).toEqual([2, 3])
})
