import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SidebarItem } from '../model/site-data.ts'
import { CrawlerHead } from './crawler-head.tsx'
import { docPage, siteWith } from './with-site.test-support.tsx'

const sidebar: SidebarItem[] = [
  {
    type: 'category',
    label: 'API',
    isOpen: true,
    items: [{ type: 'page', label: '<Store>', route: '/api/store' }],
  },
]

const headOf = (...[route, parts]: Parameters<typeof docPage>) =>
  renderToStaticMarkup(<CrawlerHead page={docPage(route, parts)} siteData={siteWith(sidebar)} />)

it('W2 describes the page as its title and description do', () => {
  const head = headOf('/api/store', { title: 'Store', description: 'All about it.' })
  expect(head).toContain('<meta property="og:title" content="Store | Redux"/>')
  expect(head).toContain('<meta property="og:description" content="All about it."/>')
})

it('W3, W4 names one address', () => {
  const head = headOf('/usage/')
  const url = 'https://redux.js.org/usage/'
  expect(head).toContain(`<link rel="alternate" hrefLang="en" href="${url}"/>`)
  expect(head).toContain(`<link rel="alternate" hrefLang="x-default" href="${url}"/>`)
  expect(head).toContain(`<meta property="og:url" content="${url}"/>`)
  expect(headOf('/nowhere', { kind: 'not-found' })).not.toContain('https://')
})

it('W4 names the preview image with its whole address, its size and what it says', () => {
  const head = renderToStaticMarkup(
    <CrawlerHead
      page={docPage('/faq', { title: 'FAQ' })}
      siteData={siteWith([])}
      preview="_images/previews/faq.1.png"
    />,
  )
  const url = 'https://redux.js.org/_images/previews/faq.1.png'
  expect(head).toContain(`property="og:image" content="${url}"`)
  expect(head).toContain(`name="twitter:image" content="${url}"`)
  expect(head).toContain('property="og:image:width" content="1200"')
  expect(head).toContain('property="og:image:alt" content="FAQ | Redux"')
  expect(head).toContain('name="twitter:card" content="summary_large_image"')
  expect(headOf('/faq')).toContain('name="twitter:card" content="summary"')
})

it('W5 tags docs with their version, and other pages without', () => {
  const doc = headOf('/faq')
  expect(doc).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current"/>')
  expect(doc).toContain('<meta name="docsearch:version" content="current"/>')
  const home = headOf('/', { kind: 'home', hasSidebar: false })
  expect(home).toContain('<meta name="docsearch:docusaurus_tag" content="default"/>')
  expect(home).not.toContain('docsearch:version')
})

it('W6 lists the breadcrumbs of a page in the sidebar, whose text cannot end the script', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*)<\/script>/.exec(headOf('/api/store')) ?? []
  expect(json).not.toContain('<')
  const { itemListElement } = JSON.parse(json)
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Redux', item: 'https://redux.js.org/' },
    { position: 2, name: '<Store>', item: 'https://redux.js.org/api/store' },
  ])
  expect(headOf('/faq')).not.toContain('ld+json')
})
