import type { Page } from '@playwright/test'
import { heading, open, start } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

/** A tag that notes what is queued instead of sending it. */
async function fakeTag(page: Page) {
  await page.route(/googletagmanager\.com/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

const queued = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map((call) =>
      [...call].map((part) => (part instanceof Date ? 'date' : part)),
    ),
  )

const views = async (page: Page) =>
  (await queued(page)).filter(([command, name]) => command === 'event' && name === 'page_view')
    .length

const sidebarLink = (page: Page, label: string) =>
  page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', { name: label })

test('T1 without an id no tag is loaded', async ({ tab: page }) => {
  await open(page, start)
  expect(await queued(page)).toEqual([])
})

test('T2 T3 T4 T5 T6 each page is counted once, with its address; hovering, hashes and typing are not', async ({
  tab: page,
  withBuild,
}) => {
  await fakeTag(page)
  const site = await withBuild({ contentDir: 'tests/fixtures/analytics' })
  await page.goto(`${site}guide/one`)
  await hydrated(page)
  await expect.poll(() => queued(page)).not.toEqual([])
  expect(await views(page)).toBe(0)

  await sidebarLink(page, 'Guide two').hover()
  await page.locator('nav[aria-label="On this page"] a').first().click()
  await page.evaluate(() => history.replaceState(null, '', '?q=1'))
  expect(await views(page)).toBe(0)

  await sidebarLink(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await expect.poll(() => views(page)).toBe(1)
  const calls = JSON.stringify(await queued(page))
  expect(calls).toContain('/guide/two')
  await page.goBack()
  await expect(heading(page)).toHaveText('Guide one')
  await expect.poll(() => views(page)).toBe(2)
})

test.describe('a blocker', () => {
  test.use({ allowedMessages: /Failed to load resource|net::ERR/ })

  for (const [what, pattern] of [
    ['of the tag', /googletagmanager\.com/],
    ['of files that count', /\/assets\/analytics\./],
  ] as const) {
    test(`T7 ${what} leaves the site as it is`, async ({ tab: page, withBuild }) => {
      await page.route(pattern, (route) => route.abort())
      const site = await withBuild({ contentDir: 'tests/fixtures/analytics' })
      const blocked = page.waitForEvent('requestfailed', (request) => pattern.test(request.url()))
      await page.goto(`${site}guide/one`)
      await blocked
      await hydrated(page)
      await sidebarLink(page, 'Guide two').click()
      await expect(heading(page)).toHaveText('Guide two')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test('T8 readers who refuse to be counted are not', async ({ tab: page, withBuild }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const site = await withBuild({ contentDir: 'tests/fixtures/analytics' })
  await page.goto(`${site}guide/one`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await queued(page)).toEqual([])
})
