import { expect, test } from 'vitest'
import { pageIdOf, pageIdOfLink, routeOf } from './page-ids.ts'

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
