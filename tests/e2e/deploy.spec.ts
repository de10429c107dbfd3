/** A new build takes the place of the old one while a reader has a page of the old one open. */
import type { Page } from '@playwright/test'
import { buildFixture } from '../support/builds.ts'
import { type Host, startHost } from '../support/host.ts'
import { heading, idle, record, withoutLinksInView } from '../support/reader.ts'
import { nextRelease, settingsSite } from '../support/releases.ts'
import { test as base, expect, hydrated } from '../support/site.ts'

type Builds = { old: string; next: string }

const test = base.extend<{ builds: Builds; host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  builds: async ({}, use) => {
    const [old, next] = await Promise.all([buildFixture(settingsSite), buildFixture(nextRelease)])
    await use({ old, next })
  },

  host: async ({ builds }, use) => {
    const host = await startHost(builds.old)
    await use(host)
    await host.close()
  },
})

test.use({ allowedMessages: /status of 404|could not be loaded|ERR_INTERNET_DISCONNECTED/ })
const link = (page: Page, label: string) =>
  page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', { name: label })

const words = (page: Page) => page.locator('main p', { hasText: 'words fill' }).first()

/** Addresses of the documents that the page has asked for since. */
function documentsOf(page: Page): () => string[] {
  const requests = record(page, /\/guide\/\w+$/)
  return () =>
    requests.filter((request) => request.isNavigationRequest()).map((request) => request.url())
}

/** Opens a page of the old build without any other page fetched ahead, then deploys the new one. */
async function openThenDeploy(page: Page, host: Host, builds: Builds) {
  await withoutLinksInView(page)
  await page.goto(`${host.address}guide/one`)
  await hydrated(page)
  await host.publish(builds.next)
}

test('a link leads to the new build with one load, and from there on everything is new', async ({
  tab: page,
  host,
  builds,
}) => {
  await openThenDeploy(page, host, builds)
  const documents = documentsOf(page)
  const missing = page.waitForResponse((response) => response.status() === 404)
  await link(page, 'Guide two').hover()
  await missing
  await expect(heading(page)).toHaveText('Guide one')
  expect(documents()).toEqual([])

  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await hydrated(page)
  await expect(words(page)).toContainText('New words fill')
  expect(documents()).toEqual([`${host.address}guide/two`])

  await page.goBack()
  await expect(heading(page)).toHaveText('Guide renewed')
  await expect(words(page)).toContainText('New words fill')
  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await idle(page)
  expect(documents()).toEqual([`${host.address}guide/two`])
})

test('what is on the page goes on working, search included', async ({
  tab: page,
  host,
  builds,
}) => {
  await openThenDeploy(page, host, builds)
  const documents = documentsOf(page)
  await page.locator('nav[aria-label="On this page"] a').first().click()
  await expect(page).toHaveURL(/#part-1$/)
  await page.keyboard.press('Control+k')
  // The dialog, or the search page where its code is gone.
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible()
  expect(documents()).toEqual([])
})

test('Back to a page that only the old build had in memory shows it without a load', async ({
  tab: page,
  host,
  builds,
}) => {
  await page.goto(`${host.address}guide/one`)
  await hydrated(page)
  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await link(page, 'Guide one').click()
  await expect(heading(page)).toHaveText('Guide one')
  await host.publish(builds.next)
  const documents = documentsOf(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Guide two')
  await expect(words(page)).toContainText('Words fill')
  expect(documents()).toEqual([])
})

test('offline after a deploy there is a box on the page that was open, and no load', async ({
  page,
  host,
  builds,
  context,
}) => {
  await openThenDeploy(page, host, builds)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await link(page, 'Guide two').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(documents()).toEqual([])

  // The heading is that of the page before; the message says that the attempt has ended.
  const missed = page.waitForEvent('console', (message) =>
    message.text().includes('/guide/one could not be loaded'),
  )
  await page.goBack()
  await missed
  await expect(heading(page)).toHaveText('Guide one')
  await context.setOffline(false)
  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await hydrated(page)
  expect(documents()).toEqual([`${host.address}guide/two`])
})
