/** The hosted search service, with its real client and answers made here (area R). */
import type { Page, Request, Route } from '@playwright/test'
import { engine } from '../../src/search/algolia/hosted.ts'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const start = '/faq/actions'
const settings = {
  appId: 'TESTAPP',
  apiKey: 'public-key',
  indexName: 'docs',
  facetFilters: ['kind:guide'],
  externalPattern: 'elsewhere\\.example',
}
const service = /https:\/\/testapp[^/]*\.algolia(net\.com|\.net)\//i

// The policy of a build without the service does not allow its hosts; that of one with it does.
test.use({
  bypassCSP: true,
  fetchesAhead: false,
  allowedMessages: /search|ERR_FAILED|Failed to load resource/i,
})

const hit = (number: number, parts: object = {}) => ({
  objectID: String(number),
  url: `https://redux.js.org/faq/general#part-${number}`,
  type: 'lvl2',
  hierarchy: { lvl0: 'FAQ', lvl1: 'FAQ: General', lvl2: `Part ${number}` },
  ...parts,
})

type Answer = (route: Route) => unknown

/** Configures the service in the site's data and answers for it. Returns the requests it got. */
async function connect(page: Page, answer: Answer): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(/assets\/site-data\.\w+\.json/, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.hosted = {
      engine: 'algolia',
      settings,
      origin: engine.hosts(settings)[0],
      storedAs: settings.indexName,
      credit: engine.credit,
    }
    await route.fulfill({ response, json: data })
  })
  await page.route(service, async (route) => {
    requests.push(route.request())
    await answer(route)
  })
  return requests
}

const hits =
  (list: object[], nbHits = list.length): Answer =>
  (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { results: [{ hits: list, nbHits, page: 0, nbPages: 1, hitsPerPage: 20 }] },
    })

const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')

/** Searches; the client asks further hosts when the first takes more than a second, which these are not. */
const searches = (requests: Request[]) =>
  requests.filter((request) => /testapp-dsn/i.test(request.url()))

const body = (request: Request | undefined) => JSON.parse(request?.postData() ?? '{}').requests

test('R1, R2, R3, R4 sends one simple request with everything in it, and none before', async ({
  tab: page,
}) => {
  const requests = await connect(page, hits([hit(1)]))
  await open(page, start)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  expect(requests).toEqual([])
  await input(page).fill('part')
  await expect(options(page)).toHaveCount(1)

  const [request] = requests
  const url = new URL(request?.url() ?? '')
  expect(request?.method()).toBe('POST')
  expect(url.host.toLowerCase()).toBe('testapp-dsn.algolia.net')
  expect(url.pathname).toBe('/1/indexes/*/queries')
  expect(url.searchParams.get('x-algolia-api-key')).toBe('public-key')
  expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP')
  expect(url.searchParams.get('x-algolia-agent')).toContain('Lite')
  expect(request?.headers()['content-type']).toBe('text/plain')
  const levels = [1, 2, 3, 4, 5, 6]
  expect(body(request)).toEqual([
    {
      indexName: 'docs',
      query: 'part',
      attributesToRetrieve: [
        ...[0, ...levels].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [...levels.map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      page: 0,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        'kind:guide',
      ],
    },
  ])
})

test('K5 docs and pages beside them ask for the same version', async ({ tab: page }) => {
  const requests = await connect(page, hits([hit(1)]))
  for (const route of ['/', '/errors', '/search']) {
    await open(page, route)
    await page.keyboard.press('Control+k')
    await input(page).fill('part')
    await expect(options(page)).toHaveCount(1)
    const { facetFilters } = body(requests.at(-1))[0]
    expect(facetFilters, route).toContainEqual([
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
    ])
  }
  expect(searches(requests)).toHaveLength(3)
})

test('R6 the same query is asked once', async ({ tab: page }) => {
  const requests = await connect(page, hits([hit(1)], 7))
  await open(page, start)
  await page.keyboard.press('Control+k')
  for (const query of ['part', 'par', 'part']) {
    await input(page).fill(query)
    await expect(page.getByRole('link', { name: 'See all 7 results' })).toHaveAttribute(
      'href',
      `/search?q=${query}`,
    )
  }
  expect(searches(requests).map((request) => body(request)[0].query)).toEqual(['part', 'par'])
})

test('R5 a further host is asked when the first cannot be reached', async ({ tab: page }) => {
  const requests = await connect(page, (route) =>
    /-dsn/.test(route.request().url()) ? route.abort() : hits([hit(1)])(route),
  )
  await open(page, start)
  await page.keyboard.press('Control+k')
  await input(page).fill('part')
  await expect(options(page)).toHaveCount(1)
  expect(new URL(requests[1]?.url() ?? '').host).toMatch(/testapp-[123]\.algolianet\.com/i)
})

test('R7 the connection is made ahead once the reader shows intent', async ({ tab: page }) => {
  await connect(page, hits([]))
  await open(page, start)
  const link = page.locator('link[rel=preconnect]')
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Search', exact: true }).hover()
  await expect(link).toHaveAttribute('href', 'https://TESTAPP-dsn.algolia.net')
  await expect(link).toHaveAttribute('crossorigin', 'anonymous')
})

test('R8, R9, R10, Q17 addresses are rewritten, broken ones left out, markup is text', async ({
  tab: page,
}) => {
  await connect(
    page,
    hits([
      hit(1),
      hit(2, { url: 'https://www.elsewhere.example/a' }),
      hit(3, { url: 'javascript:alert(1)' }),
      hit(4, { url: undefined }),
      hit(5, {
        _snippetResult: {
          hierarchy: { lvl2: { value: '<mark>Part</mark> <img src=x onerror=alert(1)>' } },
        },
      }),
    ]),
  )
  await open(page, start)
  await page.keyboard.press('Control+k')
  await input(page).fill('part')
  await expect(options(page)).toHaveCount(3)
  const addresses = await options(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(addresses).toEqual(
    ['/faq/general#part-1', '/faq/general#part-5', 'https://www.elsewhere.example/a'].sort(
      (a, b) => addresses.indexOf(a) - addresses.indexOf(b),
    ),
  )
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('dialog mark')).toHaveText(['Part'])
  await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeVisible()
})

for (const [name, answer] of [
  ['403', (route: Route) => route.fulfill({ status: 403, json: { message: 'no' } })],
  ['unreadable JSON', (route: Route) => route.fulfill({ body: '{' })],
  ['an answer of another shape', (route: Route) => route.fulfill({ json: { results: [{}] } })],
  ['no answer in the answer', (route: Route) => route.fulfill({ json: null })],
  ['a list that is none', (route: Route) => route.fulfill({ json: { results: [{ hits: 'a' }] } })],
] as const) {
  test(`Q25 ${name} is a failure, and the next key tries again`, async ({ tab: page }) => {
    let isBroken = true
    await connect(page, (route) => (isBroken ? answer(route) : hits([hit(1)])(route)))
    await open(page, start)
    await page.keyboard.press('Control+k')
    await input(page).fill('par')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    isBroken = false
    await page.keyboard.type('t')
    await expect(options(page)).toHaveCount(1)
  })
}

test('Q15 at most five hits of a group are shown', async ({ tab: page }) => {
  await connect(page, hits([1, 2, 3, 4, 5, 6, 7, 8].map((number) => hit(number))))
  await open(page, start)
  await page.keyboard.press('Control+k')
  await input(page).fill('part')
  await expect(options(page)).toHaveCount(5)
})

test('Q27 an answer to an older query is dropped', async ({ tab: page }) => {
  let answerSlowQuery = () => {}
  const isAnswering = new Promise<void>((resolve) => {
    answerSlowQuery = resolve
  })
  await connect(page, async (route) => {
    const { query } = body(route.request())[0]
    if (query === 'slow') await isAnswering
    await hits([hit(1, { hierarchy: { lvl0: 'FAQ', lvl1: 'FAQ', lvl2: `For ${query}` } })])(route)
  })
  await open(page, start)
  await page.keyboard.press('Control+k')
  const asksFor = (query: string) => (request: Request) =>
    request.postData()?.includes(`"${query}"`) ?? false
  const slow = page.waitForRequest(asksFor('slow'))
  await input(page).fill('slow')
  await slow
  await input(page).fill('fast')
  await expect(options(page)).toHaveText(/For fast/)
  const answered = page.waitForEvent('requestfinished', asksFor('slow'))
  answerSlowQuery()
  await answered
  await expect(options(page)).toHaveText(/For fast/)
})

test('S7, S5, S8, S10 the page asks for pages of fifteen, and once a pause', async ({ page }) => {
  const requests = await connect(page, (route) => {
    const { page: number } = body(route.request())[0]
    const list = Array.from({ length: 15 }, (_, index) => hit(number * 15 + index))
    return hits(list, 45)(route)
  })
  await page.clock.install()
  await open(page, '/search')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('parts')
  await page.clock.runFor(299)
  expect(requests).toEqual([])
  await page.clock.resume()
  await expect(page.getByText('45 documents found')).toBeVisible()
  const results = page.locator('article.search-result')
  for (const count of [30, 45]) {
    await page.locator('.search-more').scrollIntoViewIfNeeded()
    await expect(results).toHaveCount(count)
  }
  await expect(page.locator('.search-more')).toHaveCount(0)
  expect(searches(requests)).toHaveLength(3)
  expect(searches(requests).map((request) => body(request)[0])).toMatchObject(
    [0, 1, 2].map((page) => ({
      page,
      query: 'parts',
      hitsPerPage: 15,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        'kind:guide',
      ],
    })),
  )
})

test('R10, S10 hits that are none are left out, and a service that promises more is asked no more', async ({
  page,
}) => {
  const odd = [null, 1, 'text', {}, { url: 1 }, hit(1, { hierarchy: null, content: {} })]
  const requests = await connect(page, hits([hit(0), ...odd] as object[], 1_000_000))
  await open(page, '/search?q=parts')
  const results = page.locator('article.search-result')
  await expect(results).toHaveCount(2)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('2 documents found')).toBeVisible()
  await expect(page.locator('.search-more')).toHaveCount(0)
  expect(searches(requests)).toHaveLength(2)
})
