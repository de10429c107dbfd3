import { afterEach, beforeEach, expect, it } from 'vitest'
import { suggestedBasePath, warnOfWrongBasePath } from './base-url-banner.ts'

const ready = () => document.dispatchEvent(new Event('DOMContentLoaded'))

beforeEach(() => {
  document.body.innerHTML = '<p>Home</p>'
})

afterEach(() => {
  delete document.documentElement.dataset.started
})

it.each([
  ['/', '/'],
  ['/sub/', '/sub/'],
  ['/sub', '/sub/'],
  ['/sub/index.html', '/sub/'],
  ['/a/b', '/a/b/'],
])('U4 suggests for the home page at %s the base path %s', (pathname, basePath) => {
  expect(suggestedBasePath(pathname)).toBe(basePath)
})

it('U2, U4 says first in the body what is configured and what would fit, as text', () => {
  window.history.replaceState(null, '', '/<b>sub</b>')
  warnOfWrongBasePath('/')
  ready()
  const banner = document.body.firstElementChild
  expect(banner?.className).toBe('base-url-banner')
  expect(banner?.textContent).toContain('Base path of this build: / (the default)')
  expect(banner?.textContent).toContain(`fits this address: ${location.pathname}`)
  expect(banner?.querySelector('b')).toBeNull()
})

it('U4 marks no other base path as the default', () => {
  warnOfWrongBasePath('/docs/')
  ready()
  expect(document.body.textContent).toContain('Base path of this build: /docs/')
  expect(document.body.textContent).not.toContain('default')
})

it('U2 says nothing when script has started', () => {
  document.documentElement.dataset.started = ''
  warnOfWrongBasePath('/')
  ready()
  expect(document.querySelector('.base-url-banner')).toBeNull()
})
