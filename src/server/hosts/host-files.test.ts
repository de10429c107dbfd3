import { describe, expect, it } from 'vitest'
import { redirects as siteRedirects } from '../../../content/redirects.ts'
import { requiredRoutes } from '../../../tests/support/required-routes.ts'
import { createHeaders, type Serving } from '../serving.ts'
import { hostFiles } from './host-files.ts'
import { hostRedirects } from './redirects.ts'

const serving: Serving = {
  basePath: '/x/',
  routes: ['/', '/faq', '/usage/', '/usage/tests', '/help'],
  redirects: [
    { from: '/feedback', to: '/help#discussion' },
    { from: '/old-help', to: '/feedback' },
    { from: '/basics/*', to: '/faq' },
    { from: '/recipes/*', to: '/usage/*' },
    { from: '/docs/*', to: '/*' },
  ],
  headers: [
    { pattern: '/*', headers: { 'X-One': '1', 'X-Two': "'self'" } },
    { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    { pattern: '/worker.js', headers: { 'Cache-Control': 'no-cache' } },
  ],
}

const file = (name: string, of = serving) => hostFiles(of).get(name) ?? ''

describe('old addresses, as hosts are told them', () => {
  const { exact, prefixes } = hostRedirects(serving)

  it('lead to a page at once, however many rules are on the way', () => {
    expect(exact.get('/feedback')).toBe('/help#discussion')
    expect(exact.get('/old-help')).toBe('/help#discussion')
    expect(exact.get('/recipes/tests')).toBe('/usage/tests')
    expect(exact.get('/docs/recipes/tests')).toBe('/usage/tests')
    expect(exact.get('/docs/feedback')).toBe('/help#discussion')
    expect(Object.fromEntries(prefixes)).toEqual({ '/basics/': '/faq' })
  })

  it('never stand in the way of a page', () => {
    for (const route of serving.routes) expect([...exact.keys()]).not.toContain(route)
  })
})

describe('files for hosts', () => {
  it('hold every header rule, below the base path', () => {
    expect(file('_headers')).toBe(
      "/x/*\n  X-One: 1\n  X-Two: 'self'\n\n/x/assets/*\n  Cache-Control: immutable\n\n/x/worker.js\n  Cache-Control: no-cache\n",
    )
    expect(JSON.parse(file('vercel.json')).headers).toEqual([
      {
        source: '/x/(.*)',
        headers: [
          { key: 'X-One', value: '1' },
          { key: 'X-Two', value: "'self'" },
        ],
      },
      { source: '/x/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
      { source: '/x/worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ])
  })

  it('hold every old address, with and without a slash, rules for whole folders last', () => {
    const lines = file('_redirects').trim().split('\n')
    expect(lines).toContain('/x/feedback /x/help#discussion 301')
    expect(lines).toContain('/x/feedback/ /x/help#discussion 301')
    expect(lines.at(-1)).toBe('/x/basics/* /x/faq 301')
    expect(JSON.parse(file('vercel.json')).redirects).toEqual(
      expect.arrayContaining([
        { source: '/x/feedback', destination: '/x/help#discussion', statusCode: 301 },
        { source: '/x/feedback/', destination: '/x/help#discussion', statusCode: 301 },
        { source: '/x/basics/:rest*', destination: '/x/faq', statusCode: 301 },
      ]),
    )
  })

  it.each([
    ['.site/nginx-http.conf', 'nginx-http.conf'],
    ['.site/nginx-server.conf', 'nginx-server.conf'],
    ['.site/Caddyfile', 'caddyfile.txt'],
  ])('%s tells a server all of it, as tests/hosts tries it', async (name, snapshot) => {
    await expect(file(name)).toMatchFileSnapshot(`snapshots/${snapshot}`)
  })

  it('of this site stay below the limits of Cloudflare Pages and Vercel', () => {
    const sources = { 'connect-src': Array.from({ length: 8 }, (_, i) => `https://host-${i}.test`) }
    const site: Serving = {
      basePath: '/',
      routes: requiredRoutes,
      redirects: siteRedirects,
      headers: createHeaders({
        inlineScriptHashes: ['sha256-a', 'sha256-b'],
        frameScriptHash: 'sha256-f',
        sources,
      }),
    }
    const headers = file('_headers', site).split('\n')
    expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2_000)

    const lines = file('_redirects', site).trim().split('\n')
    const isDynamic = (line: string) => line.split(' ')[0]?.includes('*')
    expect(lines.filter((line) => !isDynamic(line)).length).toBeLessThanOrEqual(2_000)
    expect(lines.filter(isDynamic).length).toBeLessThanOrEqual(100)
    expect(lines.findIndex(isDynamic)).toBe(lines.length - lines.filter(isDynamic).length)
    expect(file('_redirects', site).length).toBeLessThan(100_000)
    expect(JSON.parse(file('vercel.json', site)).redirects.length).toBeLessThanOrEqual(1_024)
    // Mutation tests have a limit for each test, and these redirects run much code.
  })
})
