import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageHead, titleOf } from './page-head.tsx'
import { docPage, withSite } from './with-site.test-support.tsx'

const headOf = (...[route, parts]: Parameters<typeof docPage>) =>
  renderToStaticMarkup(withSite(docPage(route, parts), <PageHead />))

it('W1 puts the site after the title of a page, unless there is none or it is the same', () => {
  expect([titleOf('Store'), titleOf(''), titleOf('Redux')]).toEqual([
    'Store | Redux',
    'Redux',
    'Redux',
  ])
})

it('W2, W3 has the title, the description and the one canonical address of the page', () => {
  const head = headOf('/usage/', { title: 'Usage', description: 'All about it.' })
  expect(head).toBe(
    '<title>Usage | Redux</title><meta name="description" content="All about it."/>' +
      '<link rel="canonical" href="https://redux.js.org/usage/"/>',
  )
})

it('A11 keeps the not-found page out of search engines and gives it no canonical address', () => {
  const head = headOf('/nowhere', { kind: 'not-found' })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('canonical')
})
