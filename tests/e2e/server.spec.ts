import { connect } from 'node:net'
import { createRouteTable } from '../../src/model/routes.ts'
import { readBuild } from '../support/builds.ts'
import { expect, test } from '../support/site.ts'

/** Answers as they come: redirects are not followed. */
const asIs = { maxRedirects: 0 }

test.describe('A6, A8, A9, A13 other spellings lead to the canonical address', () => {
  const spellings: [from: string, to: string][] = [
    ['/index.html', '/'],
    ['/introduction/getting-started/', '/introduction/getting-started'],
    ['/introduction/getting-started.html', '/introduction/getting-started'],
    ['/introduction/getting-started/index.html', '/introduction/getting-started'],
    ['/Introduction/Getting-Started', '/introduction/getting-started'],
    ['/introduction', '/introduction/'],
    ['/introduction/index', '/introduction/'],
    ['/introduction/index.html', '/introduction/'],
    ['/search.html?q=a.html', '/search?q=a.html'],
    ['/errors/?code=7', '/errors?code=7'],
  ]
  for (const [from, to] of spellings) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from, asIs)
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(to)
      expect((await request.get(to, asIs)).status()).toBe(200)
    })
  }
})

test('A14 every redirect rule leads to a page in one hop', async ({ request }) => {
  const { redirects, routes } = readBuild()
  const table = createRouteTable(routes, redirects)
  for (const { from } of redirects.filter(({ from }) => !from.endsWith('*'))) {
    const match = table.match(from)
    const target = match !== null && 'redirect' in match ? match.redirect : ''
    expect(target, `${from} leads to a page`).not.toBe('')
    const [path = '', fragment] = target.split('#')
    const response = await request.get(`${from}?x=1`, asIs)
    expect(response.status(), from).toBe(301)
    expect(response.headers().location).toBe(
      fragment === undefined ? `${path}?x=1` : `${path}?x=1#${fragment}`,
    )
  }
})

test.describe('A11 an address without a page', () => {
  test.use({ allowedMessages: /status of 404/ })

  for (const path of [
    '/nothing',
    '/introduction/getting-started/x',
    '/%E0%A4%A',
    '/assets/gone.js',
  ]) {
    test(`${path} answers 404 and shows the not-found page`, async ({ onlooker: page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText('Page Not Found')
    })
  }
})

test('B14 files with a hash in their name are kept, pages are asked for again', async ({
  page,
}) => {
  const policies = new Map<string, string | undefined>()
  page.on('response', (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()['cache-control'])
  })
  await page.goto('/introduction/getting-started', { waitUntil: 'networkidle' })
  const hashed = [...policies].filter(([path]) => /^\/(assets|_pages)\//.test(path))
  expect(hashed.length).toBeGreaterThan(0)
  for (const [path, policy] of hashed) {
    expect(policy, path).toBe('public, max-age=31536000, immutable')
  }
  expect(policies.get('/introduction/getting-started')).toBe('no-cache')
})

test('pages come compressed, and not at all when nothing has changed', async ({ request }) => {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
  const first = await request.get('/introduction/getting-started', { headers })
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  const again = await request.get('/introduction/getting-started', {
    headers: { ...headers, 'If-None-Match': first.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
})

test('pages, files, redirects and errors carry the security headers', async ({ request }) => {
  for (const path of ['/', '/sitemap.xml', '/index.html', '/nothing']) {
    const headers = (await request.get(path, asIs)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

test('nothing outside the build can be read, and the build says nothing of itself', async ({
  site,
}) => {
  const targets = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%252e%252e/package.json',
    '/..\\package.json',
    '/assets/../../package.json',
    '/.site/serving.json',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/vercel.json.br',
    '/.site/nginx-http.conf',
    '/.nojekyll',
    '/index.html.br',
    '/index.html%00',
  ]
  for (const target of targets) {
    expect(await statusOf(site, target), target).toBe(404)
  }
})

/** Sends the target as it stands: a browser or a client library would tidy it first. */
function statusOf(site: string, target: string): Promise<number> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    )
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text
    })
    socket.on('close', () => resolve(Number(answer.split(' ')[1]))).on('error', reject)
  })
}
