import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { createSiteServer } from '../../src/server/server.ts'
import { siteRoot } from '../support/builds.ts'
import { type Listening, listen } from '../support/listen.ts'
import { expect, hydrated, test } from '../support/site.ts'

// Each test blocks files, which the console reports.
test.use({ allowedMessages: /./ })

const banner = (page: Page) => page.locator('body > .base-url-banner')
const text = 'This site could not load its styles and scripts.'

test('U2, U3 scripts and styles loaded: there is no banner', async ({ tab: page }) => {
  await page.goto('.')
  await hydrated(page)
  await expect(banner(page)).toHaveCount(0)
})

test('U2 the app is slow to come: there is no banner', async ({ tab: page }) => {
  await page.route(/assets\/app\./, () => {})
  await page.goto('.', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('U3 scripts failed alone: the banner is there and not seen', async ({ tab: page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('.')
  await expect(banner(page)).toHaveCount(1)
  await expect(banner(page)).toBeHidden()
})

test('U3, U5 scripts and styles failed: the banner is seen, and the policy lets it', async ({
  tab: page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text())
  })
  await page.route(/\.(js|css)$/, (route) => route.abort())
  await page.goto('.')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body > :first-child')).toContainText(text)
  await expect(banner(page)).toContainText('Base path of this build: / (the default)')
  expect(complaints).toEqual([])
})

test('U1 other pages say nothing, and do not hold the script', async ({
  tab: page,
  request,
  site,
}) => {
  await page.route(/\.(js|css)$/, (route) => route.abort())
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  for (const path of ['search', 'errors', '404.html']) {
    expect(await (await request.get(site + path)).text()).not.toContain('base-url-banner')
  }
  expect(await (await request.get(site)).text()).toContain('base-url-banner')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('U5 the banner is no part of the page', async ({ onlooker: page }) => {
    await page.goto('.')
    await expect(page.locator('.base-url-banner')).toHaveCount(0)
    expect(await page.locator('body').innerText()).not.toContain(text)
  })
})

test.describe('below another path than the build was made for', () => {
  let site: Listening
  let outer: Listening

  test.beforeAll(async () => {
    site = await listen(await createSiteServer(siteRoot))
    const proxy = createServer(async (request, response) => {
      const path = /^\/sub(\/.*)$/.exec(request.url ?? '')?.[1]
      if (path === undefined) return response.writeHead(404).end()
      const answer = await fetch(site.address + path)
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-security-policy': answer.headers.get('content-security-policy') ?? '',
      })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    })
    outer = await listen(proxy)
  })

  test.afterAll(async () => {
    await outer.stop()
    await site.stop()
  })

  test('U4 the banner names the path that would fit', async ({ tab: page }) => {
    await page.goto(`${outer.address}/sub/`)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toContainText('Base path that fits this address: /sub/')
  })
})
