import { expect, test } from 'vitest'
import { joinSiteData, splitSiteData } from './page-index.ts'
import type { SiteData } from './site-data.ts'

const siteData: SiteData = {
  routes: { '/faq': '3fa9c1d2' },
  redirects: [],
  sidebar: [{ type: 'page', route: '/faq', label: 'FAQ' }],
  search: { index: 'assets/search-index.1.json', hosted: null },
}
const builtWith: [string, string] = ['/assets/app.1.js', '/assets/site-data.2.json']
const { shared, index } = splitSiteData(siteData)

test('site data comes back whole from its two files', () => {
  expect(joinSiteData(shared, { ...index, builtWith }, builtWith)).toEqual(siteData)
})

test('what an edit of a text changes is in the page index alone', () => {
  const edited = { ...siteData, routes: { '/faq': '00000000' } }
  expect(splitSiteData(edited).shared).toEqual(shared)
  expect(splitSiteData(edited).index).not.toEqual(index)
})

test('without the page index of the same build there are no pages to go to, and links are the browser’s', () => {
  expect(joinSiteData(shared, null, builtWith)).toMatchObject({ routes: {} })
  const ofOther = { ...index, builtWith: ['/assets/app.9.js', builtWith[1]] as [string, string] }
  expect(joinSiteData(shared, ofOther, builtWith)).toEqual({ ...siteData, routes: {} })
})
