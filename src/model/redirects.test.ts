import { expect, test } from 'vitest'
import { createRedirects, redirectAddress } from './redirects.ts'

const routes = new Map([
  ['/', '/'],
  ['/usage', '/usage/'],
  ['/usage/server-rendering', '/usage/server-rendering'],
  ['/api/createstore', '/api/createstore'],
])
const resolve = createRedirects(
  [
    { from: '/old', to: '/usage/' },
    { from: '/help', to: '/usage/#help' },
    { from: '/older', to: '/help' },
    { from: '/oldest', to: '/help#first' },
    { from: '/recipes/special', to: '/api/createstore' },
    { from: '/recipes/*', to: '/usage/*' },
    { from: '/docs/*', to: '/*' },
    { from: '/loop', to: '/loop' },
    { from: '/nowhere', to: '/gone' },
  ],
  routes,
)

test.each([
  ['/old', '/usage/'],
  ['/help', '/usage/#help'],
  ['/recipes/special', '/api/createstore'],
  ['/recipes/server-rendering', '/usage/server-rendering'],
])('%s leads to %s', (path, target) => {
  expect(resolve(path)).toBe(target)
})

test.each([
  ['/older', '/usage/#help'],
  ['/oldest', '/usage/#first'],
  ['/docs/recipes/ServerRendering', '/usage/server-rendering'],
])('%s leads to %s in one hop', (path, target) => {
  expect(resolve(path)).toBe(target)
})

test.each([
  ['/Recipes/ServerRendering', '/usage/server-rendering'],
  ['/docs/api/createStore', '/api/createstore'],
])('capitals and hyphens of %s make no difference', (path, target) => {
  expect(resolve(path)).toBe(target)
})

test.each(['/usage/x', '/recipes', '/recipes/gone', '/nowhere', '/loop', '/olde'])(
  '%s is not redirected',
  (path) => {
    expect(resolve(path)).toBeNull()
  },
)

test.each([
  ['/faq', '', '', '/faq'],
  ['/faq', '?x=1', '#y', '/faq?x=1#y'],
  ['/faq#a', '?x=1', '#y', '/faq?x=1#a'],
])('A15: to %s with %j and %j is %s', (target, search, hash, address) => {
  expect(redirectAddress(target, search, hash)).toBe(address)
})
