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

it('W2 describes the page alike everywhere', () => {
  const head = headOf('/api/store', { title: 'Store', description: 'All about it.' })
  expect(head).toContain('<title>Store | Redux</title>')
  expect(head).toContain('<meta property="og:title" content="Store | Redux"/>')
  expect(head).toContain('<meta name="description" content="All about it."/>')
  expect(head).toContain('<meta property="og:description" content="All about it."/>')
})

it('W3, W4 names one canonical address', () => {
  const head = headOf('/usage/')
  const url = 'https://redux.js.org/usage/'
  expect(head).toContain(`<link rel="canonical" href="${url}"/>`)
  expect(head).toContain(`<link rel="alternate" hrefLang="en" href="${url}"/>`)
  expect(head).toContain(`<link rel="alternate" hrefLang="x-default" href="${url}"/>`)
  expect(head).toContain(`<meta property="og:url" content="${url}"/>`)
})

it('W5 tags docs with their version, and other pages without', () => {
  const doc = headOf('/faq')
  expect(doc).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current"/>')
  expect(doc).toContain('<meta name="docsearch:version" content="current"/>')
  const home = headOf('/', { kind: 'home' })
  expect(home).toContain('<meta name="docsearch:docusaurus_tag" content="default"/>')
  expect(home).not.toContain('docsearch:version')
})

it('A11 keeps the not-found page out of search engines and gives it no canonical address', () => {
  const head = headOf('/nowhere', { kind: 'not-found' })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('canonical')
})
