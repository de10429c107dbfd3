import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { PageData } from '../../model/page.ts'
import { notSavedRoute } from '../../model/routes.ts'
import type { SiteData } from '../../model/site-data.ts'
import { SiteContext } from '../site-context.tsx'
import { NotFoundPage } from './not-found.tsx'

const siteData: SiteData = {
  routes: { '/': 'a', '/api/store': 'b', '/api/createstore': 'c', '/errors': 'd' },
  redirects: [],
  sidebar: [{ type: 'page', route: '/api/createstore', label: 'createStore' }],
  search: { index: '', hosted: null },
}
const page = { kind: 'not-found', route: '/404.html' } as PageData

function at(address: string) {
  window.history.replaceState(null, '', address)
  return (
    <SiteContext value={{ page, siteData }}>
      <NotFoundPage />
    </SiteContext>
  )
}

it('A10, A11 names the path as text only, once the reader is known to be there', () => {
  const notFound = at('/<b>nowhere</b>')
  expect(renderToString(notFound)).not.toContain('nowhere')
  render(notFound)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(document.querySelector('code')?.textContent).toBe(location.pathname)
  expect(document.querySelector('b')).toBeNull()
  expect(screen.getByRole('link', { name: 'Getting Started' }).getAttribute('href')).toBe(
    '/introduction/getting-started',
  )
})

it('offers the pages whose address is spelled most like the one asked for', () => {
  render(at('/api/CreatStore'))
  const link = screen.getByRole('link', { name: 'createStore' })
  expect(link.getAttribute('href')).toBe('/api/createstore')
  expect(link.parentElement?.textContent).toContain('/api/createstore')
})

it('names a page that the sidebar does not list by its address', () => {
  render(at('/error'))
  expect(screen.getByRole('link', { name: '/errors' }).getAttribute('href')).toBe('/errors')
})

it('offers to search for the words of the address when no other is like it', () => {
  render(at('/xyzzy/plugh%20it'))
  expect(screen.getByText('No page has a similar address')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Search for “xyzzy plugh it”' })
  expect(link.getAttribute('href')).toBe('/search?q=xyzzy+plugh+it')
})

it('says in the place of a page that is not kept that it is not, and offers to try again', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const title = 'This page is not saved'
  const notSaved = { kind: 'not-found', route: notSavedRoute, title } as PageData
  render(
    <SiteContext value={{ page: notSaved, siteData }}>
      <NotFoundPage />
    </SiteContext>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/no page at this address/)).toBeNull()
})
