/** A new build takes the place of the old one while a reader has a page of the old one open. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { createSiteServer } from '../../src/server/server.ts'
import { stopServer } from '../../src/server/stop-server.ts'
import { buildFixture } from '../support/builds.ts'
import { filesBelow } from '../support/imports.ts'
import { heading, idle, record } from '../support/reader.ts'
import { test as base, expect, hydrated } from '../support/site.ts'

/** The same depth below the root as its source, because its modules import by relative path. */
const nextContent = '.cache/test-content/next-deploy'

type Deploys = {
  address: string
  /** Which of the two builds answers from now on. */
  show(build: 'old' | 'new'): void
}

const test = base.extend<{ deploys: Deploys }, { builds: [old: string, next: string] }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      await use([
        await buildFixture({ contentDir: 'tests/fixtures/settings' }),
        await buildFixture({ contentDir: writeNextContent() }),
      ])
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  deploys: async ({ builds }, use) => {
    const [old, next] = await Promise.all(builds.map((root) => createSiteServer(root)))
    let shown = old
    const server = createServer((request, response) => shown?.emit('request', request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use({
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      show(build) {
        shown = build === 'old' ? old : next
      },
    })
    await stopServer(server, 0)
  },
})

test.use({ allowedMessages: /status of 404|could not be loaded|ERR_INTERNET_DISCONNECTED/ })
test.describe.configure({ timeout: 180_000 })

/** Other words on each page and another setting in the code: every name with a hash changes. */
function writeNextContent(): string {
  cpSync('tests/fixtures/settings', nextContent, { recursive: true })
  for (const file of filesBelow(`${nextContent}/docs`)) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Words fill', 'New words fill'))
  }
  const settings = path.join(nextContent, 'site.ts')
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(
      'hideNavbarOnScroll: boolean = true',
      'hideNavbarOnScroll: boolean = false',
    ),
  )
  return nextContent
}

const link = (page: Page, label: string) =>
  page.locator('nav[aria-label="Docs sidebar"]').getByRole('link', { name: label })

const words = (page: Page) => page.locator('main p', { hasText: 'words fill' }).first()

/** Addresses of the documents that the page has asked for since. */
function documentsOf(page: Page): () => string[] {
  const requests = record(page, /\/guide\/\w+$/)
  return () =>
    requests
      .filter((request) => request.isNavigationRequest())
      .map((request) => new URL(request.url()).pathname)
}

/** Opens a page of the old build without any other page fetched ahead, then deploys the new one. */
async function openThenDeploy(page: Page, { address, show }: Deploys) {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends window.IntersectionObserver {
      override observe() {}
    }
  })
  await page.goto(`${address}guide/one`)
  await hydrated(page)
  show('new')
}

test('a link leads to the new build with one load, and from there on everything is new', async ({
  page,
  deploys,
}) => {
  await openThenDeploy(page, deploys)
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
  expect(documents()).toEqual(['/guide/two'])

  await page.goBack()
  await expect(heading(page)).toHaveText('Guide one')
  await expect(words(page)).toContainText('New words fill')
  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await idle(page)
  expect(documents()).toEqual(['/guide/two'])
})

test('what is on the page goes on working, search included', async ({ page, deploys }) => {
  await openThenDeploy(page, deploys)
  const documents = documentsOf(page)
  await page.locator('nav[aria-label="On this page"] a').first().click()
  await expect(page).toHaveURL(/#part-1$/)
  await page.keyboard.press('Control+k')
  // The dialog, or the search page where its code is gone.
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible()
  expect(documents()).toEqual([])
})

test('Back to a page that only the old build had in memory shows it without a load', async ({
  page,
  deploys,
}) => {
  await page.goto(`${deploys.address}guide/one`)
  await hydrated(page)
  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await link(page, 'Guide one').click()
  await expect(heading(page)).toHaveText('Guide one')
  deploys.show('new')
  const documents = documentsOf(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Guide two')
  await expect(words(page)).toContainText('Words fill')
  expect(documents()).toEqual([])
})

test('offline after a deploy there is a box on the page that was open, and no load', async ({
  page,
  deploys,
  context,
}) => {
  await openThenDeploy(page, deploys)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await link(page, 'Guide two').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(documents()).toEqual([])

  await page.goBack()
  await expect(heading(page)).toHaveText('Guide one')
  await context.setOffline(false)
  await link(page, 'Guide two').click()
  await expect(heading(page)).toHaveText('Guide two')
  await hydrated(page)
  expect(documents()).toEqual(['/guide/two'])
})
