import { expect, it } from 'vitest'
import { nearestRoutes } from './nearest-routes.ts'

const routes = [
  '/',
  '/errors',
  '/api/store',
  '/api/createstore',
  '/api/combinereducers',
  '/api/compose',
  '/faq',
  '/faq/actions',
  '/faq/reducers',
  '/usage/',
  '/usage/server-rendering',
  '/usage/writing-tests',
  '/style-guide/',
  '/tutorials/essentials/part-1-overview-concepts',
]

it.each([
  ['/api/creatStore', '/api/createstore'],
  ['/api/create-store', '/api/createstore'],
  ['/api/stroe', '/api/store'],
  ['/docs/recipes/server-rendering', '/usage/server-rendering'],
  ['/api/combineReducer.html', '/api/combinereducers'],
  ['/faq/action', '/faq/actions'],
  ['/styleguide', '/style-guide/'],
  ['/tutorials/essentials/part-1-overview', '/tutorials/essentials/part-1-overview-concepts'],
])('offers for %s first %s', (path, route) => {
  expect(nearestRoutes(path, routes)[0]).toBe(route)
})

it.each(['/', '//', '/wp-login.php', '/xyzzy/plugh', '/%E0%A4%A', '/…'])(
  'offers nothing for %s',
  (path) => {
    expect(nearestRoutes(path, routes)).toEqual([])
  },
)

it('offers few, and takes no time for a long path', () => {
  expect(nearestRoutes('/faq/actionsreducers', routes).length).toBeLessThanOrEqual(3)
  expect(nearestRoutes(`/${'a'.repeat(5000)}`, routes)).toEqual([])
})
