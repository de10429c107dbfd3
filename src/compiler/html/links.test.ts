import { expect, test } from 'vitest'
import { parsedPage } from '../context.test-support.ts'
import { readTarget } from './links.ts'

const context = parsedPage('', {
  basePath: '/x/',
  routes: { 'tutorials/index': '/tutorials/index' },
})

test.each([
  ['/faq', '/faq', null, '/x/faq'],
  ['/faq?a=1#b', '/faq', 'b', '/x/faq?a=1#b'],
  ['#b', '/usage/', 'b', '#b'],
  ['../faq/actions.md#b', '/faq/actions', 'b', '/x/faq/actions#b'],
  ['./index.md', '/usage/', null, '/x/usage/'],
  ['../tutorials/index.md', '/tutorials/index', null, '/x/tutorials/index'],
  ['#caf%C3%A9', '/usage/', 'café', '#caf%C3%A9'],
  ['#%E0%A4%A', '/usage/', '%E0%A4%A', '#%E0%A4%A'],
])('%s leads to the route %s and the fragment %s', (href, route, fragment, url) => {
  expect(readTarget(href, context)).toEqual({ route, fragment, url, isExternal: false })
})

test.each(['https://a.b/c#d', '//a.b', 'mailto:a@b.c'])('A19 %s leads outside', (href) => {
  const outside = { route: null, fragment: null, url: href, isExternal: true }
  expect(readTarget(href, context)).toEqual(outside)
})

test.each(['faq', './faq', 'faq.html'])('%s leads nowhere', (href) => {
  expect(readTarget(href, context)).toBe(null)
})
