import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { checkRedirects } from './redirects.ts'

const routes = ['/', '/search', '/guide/start', '/usage/']

test('Redirects to pages, to other redirects and with the rest of an address are fine', () => {
  const redirects = [
    { from: '/start', to: '/guide/start#first' },
    { from: '/begin', to: '/start' },
    { from: '/old/*', to: '/begin' },
    { from: '/docs/*', to: '/*' },
    { from: '/find', to: '/search' },
  ]
  expect(checkRedirects(redirects, routes, 'content/redirects.ts', () => 1)).toEqual([])
})

test('Redirects that lead nowhere, or from a page, are errors with their line', () => {
  const redirects = [
    { from: '/start', to: '/guide/strat' },
    { from: '/usage', to: '/guide/start' },
    { from: '/old/*', to: '/nowhere/at/all' },
    { from: '/loop', to: '/loop' },
  ]
  const diagnostics = checkRedirects(
    redirects,
    routes,
    'content/redirects.ts',
    (index) => index + 3,
  )
  expect(formatDiagnostics(diagnostics)).toMatchInlineSnapshot(`
    "content/redirects.ts:3 error
      The redirect from \`/start\` leads to no page: /guide/strat.
      Did you mean \`/guide/start\`?
    content/redirects.ts:4 error
      \`/usage\` is the address of a page, so its redirect is never used.
      Remove the redirect, or give the page another address.
    content/redirects.ts:5 error
      The redirect from \`/old/*\` leads to no page: /nowhere/at/all.
      Expected the route of a page.
    content/redirects.ts:6 error
      The redirect from \`/loop\` leads to no page: /loop.
      Expected the route of a page.

    4 errors in 1 file
    "
  `)
})
