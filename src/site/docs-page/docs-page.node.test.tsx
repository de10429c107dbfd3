import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SidebarItem } from '../../model/site-data.ts'
import { docPage, withSite } from '../with-site.test-support.tsx'
import { DocsPage } from './docs-page.tsx'

const sidebar: SidebarItem[] = [
  {
    type: 'category',
    label: 'Guides',
    isOpen: false,
    items: [
      { type: 'page', route: '/a', label: 'First' },
      { type: 'page', route: '/b', label: 'Second <b>' },
    ],
  },
]

const render = (...[route, parts]: Parameters<typeof docPage>) =>
  renderToStaticMarkup(withSite(docPage(route, parts), <DocsPage />, sidebar))

it('O1, O2, M2 places the page among the docs', () => {
  const html = render('/b')
  expect(html).toContain('aria-label="Docs sidebar"')
  expect(html).toContain('<li>Guides</li><li aria-current="page">Second &lt;b&gt;</li>')
  expect(html).toMatch(/href="\/a"><span class="pagination-direction">Previous<\/span> First<\/a>/)
  expect(html).not.toContain('>Next<')
})

it('O1 names a page once that is called like its category', () => {
  const own: SidebarItem[] = [
    {
      type: 'category',
      label: 'API',
      isOpen: false,
      items: [{ type: 'page', route: '/api', label: 'API' }],
    },
  ]
  const html = renderToStaticMarkup(withSite(docPage('/api'), <DocsPage />, own))
  expect(html).toContain('</a></li><li aria-current="page">API</li>')
})

it('A2 leaves sidebar, breadcrumbs and neighbors out where a page wants none', () => {
  const html = render('/b', { hasSidebar: false })
  for (const name of ['Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
    expect(html).not.toContain(`aria-label="${name}"`)
  }
})

it('O4, O5 dates the last change in UTC, and says nothing when it is not known', () => {
  const lastUpdated = '2023-03-01T23:59:00Z'
  expect(render('/a', { lastUpdated })).toContain(
    `<time dateTime="${lastUpdated}">Mar 1, 2023</time>`,
  )
  expect(render('/a')).not.toContain('Last updated')
})

it('O6 leads to the source of the page in a new tab', () => {
  const sourcePath = 'content/docs/a.md'
  expect(render('/a', { sourcePath })).toContain(
    `href="https://github.com/reduxjs/redux/edit/master/${sourcePath}" target="_blank"`,
  )
})

it('leads to the page as Markdown, also where no script runs', () => {
  expect(render('/a').match(/href="\/a\.md"/g)).toHaveLength(2)
  expect(render('/guides/', { hasSidebar: false })).toContain('href="/guides/index.md"')
})
