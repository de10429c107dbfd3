import { describe, expect, test } from 'vitest'
import {
  createRouteTable,
  htmlPath,
  markdownPath,
  normalizePath,
  pageDataPath,
  underBase,
  withBase,
  withoutBase,
} from './routes.ts'

const table = createRouteTable(
  ['/', '/faq', '/faq/actions', '/usage/', '/tutorials/index', '/api/store'],
  [{ from: '/tutorials', to: '/tutorials/index' }],
)

describe('normalizing a path', () => {
  test.each([
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/index.html', '/'],
    ['/', '/'],
    ['', '/'],
    ['  ', '/'],
    [' /faq ', '/faq'],
    ['/%66aq', '/faq'],
    ['/faq%20', '/faq'],
    ['/404.html', '/404.html'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/faq//', '/faq/'],
    ['/tutorials/index', '/tutorials/index'],
  ])('%j is %j', (pathname, expected) => {
    expect(normalizePath(pathname)).toBe(expected)
  })
})

describe('matching a path', () => {
  test.each([
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/usage', '/usage/'],
    ['/usage/', '/usage/'],
    ['/usage/index.html', '/usage/'],
    ['/API/Store', '/api/store'],
    ['/api/store.HTML', '/api/store'],
    ['/tutorials/index', '/tutorials/index'],
    ['/tutorials/index/', '/tutorials/index'],
    ['/index.html', '/'],
  ])('A4 A6 A8: %s shows the page %s', (pathname, route) => {
    expect(table.match(pathname)).toEqual({ route })
  })

  test.each([
    '/fa',
    '/faq/actions/x',
    '/faq//actions',
    '/faq%2Factions',
    '//faq',
    '/404.html',
    '/constructor',
    '/%E0%A4%A',
  ])('A3 A7: nothing stands at %s', (pathname) => {
    expect(table.match(pathname)).toBeNull()
  })

  test('A13: a path that is no page may be redirected', () => {
    expect(table.match('/tutorials/index.html')).toEqual({ redirect: '/tutorials/index' })
  })
})

describe('the base path', () => {
  test.each([
    ['/', '/faq', '/faq'],
    ['/x/', '/faq', '/x/faq'],
    ['/x/', '/', '/x/'],
    ['/x/', '/xy', '/x/xy'],
    ['/x/', '/x/faq', '/x/faq'],
    ['/x/', '#a', '#a'],
    ['/x/', '//example.com', '//example.com'],
    ['/x/', 'https://example.com/', 'https://example.com/'],
  ])('A17: under %s, %s is %s', (base, address, expected) => {
    expect(withBase(base, address)).toBe(expected)
  })

  test.each([
    ['/', '/faq', '/faq'],
    ['/x/', '/x/faq', '/faq'],
    ['/x/', '/x/', '/'],
    ['/x/', '/x', '/'],
    ['/x/', '/faq', null],
    ['/x/', '/xy', null],
  ])('without the base %s, %s is %s', (base, pathname, expected) => {
    expect(withoutBase(base, pathname)).toBe(expected)
  })
})

test.each([
  ['/', '_pages/index.3fa9c1.json', 'index.html'],
  ['/api/compose', '_pages/api/compose.3fa9c1.json', 'api/compose/index.html'],
  ['/usage/', '_pages/usage/index.3fa9c1.json', 'usage/index.html'],
  ['/tutorials/index', '_pages/tutorials/index.3fa9c1.json', 'tutorials/index/index.html'],
])('A12: the files of %s are %s and %s', (route, data, html) => {
  expect(pageDataPath(route, '3fa9c1')).toBe(data)
  expect(htmlPath(route)).toBe(html)
})

test.each([
  ['/api/compose', 'api/compose.md'],
  ['/usage/', 'usage/index.md'],
])('the Markdown version of %s is %s', (route, markdown) => {
  expect(markdownPath(route)).toBe(markdown)
})

test('A17 The base path is put before a route once', () => {
  expect(underBase('/', '/faq')).toBe('/faq')
  expect(underBase('/x/', '/faq')).toBe('/x/faq')
  expect(underBase('/x/', '/')).toBe('/x/')
})
