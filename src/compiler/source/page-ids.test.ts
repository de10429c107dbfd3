import { expect, test } from 'vitest'
import { pageIdOf, pageIdOfLink, routeOf, withBase } from './page-ids.ts'

test.each([
  ['faq.md', '/faq'],
  ['faq/actions.md', '/faq/actions'],
  ['introduction/index.md', '/introduction/'],
  ['index.md', '/'],
  ['usage/reindex.md', '/usage/reindex'],
])('The file %s has the route %s', (file, route) => {
  expect(routeOf(pageIdOf(file))).toBe(route)
})

test('A relative link between files names a page', () => {
  expect(pageIdOfLink('usage/index', '../faq/actions.md')).toBe('faq/actions')
  expect(pageIdOfLink('faq', './usage/index.md')).toBe('usage/index')
})

test('A17 The base path is put before a route once', () => {
  expect(withBase('/faq', '/')).toBe('/faq')
  expect(withBase('/faq', '/x/')).toBe('/x/faq')
  expect(withBase('/', '/x/')).toBe('/x/')
})
