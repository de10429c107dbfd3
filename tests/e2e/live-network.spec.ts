/** The requests of live samples, which the samples answer themselves. */
import { deflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const box = (page: Page) => page.getByRole('region', { name: 'Your project' })
const run = (page: Page) => box(page).getByRole('button', { name: /^Run/ })
const network = (page: Page) => box(page).getByRole('tabpanel', { name: 'Network' })
const requests = (page: Page) => network(page).getByRole('list', { name: 'Requests' })

/** Chooses a project of the playground and runs it with its requests in view. */
async function start(page: Page, name: string): Promise<void> {
  await open(page, '/playground')
  await page.getByLabel('Start from').selectOption(name)
  await run(page).click()
  await box(page).getByRole('button', { name: 'Timeline' }).click()
  await box(page).getByRole('tab', { name: 'Network' }).click()
}

/** Opens a project of one file by its link. */
async function openProject(page: Page, code: string): Promise<void> {
  const project = deflateRawSync(Buffer.from(JSON.stringify([['index.ts', code]])))
  await open(page, `/playground#1.${project.toString('base64url')}`)
}

const passed = (page: Page, amount: number): Locator =>
  box(page).getByText(`${amount} results as expected`)

test('Z38: each request is listed with its response, and opens to its body as a tree', async ({
  page,
}) => {
  await start(page, 'RTK Query')
  await expect(passed(page, 2)).toBeVisible()
  const get = /^GET https:\/\/birds\.example\/api\/birds\/heron\s*200 · \d+ ms$/
  await expect(requests(page).getByRole('listitem')).toHaveText([
    get,
    /^POST .*200 · \d+ ms$/,
    // What the mutation invalidated is fetched again.
    /^GET .*200 · \d+ ms$/,
  ])
  await requests(page).getByRole('button').first().click()
  const opened = requests(page).getByRole('listitem').first()
  await expect(opened.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(opened).toContainText("name'Heron'count2")
  await opened.getByRole('button').click()
  await expect(opened).not.toContainText('Heron')
})

test('Z39: requests take as long as the reader wants, in the next run too', async ({ page }) => {
  await start(page, 'Slice with a thunk')
  await expect(passed(page, 3)).toBeVisible()
  await network(page).getByLabel('Latency').selectOption('500 ms')
  await run(page).click()
  await expect(requests(page).getByRole('button')).toHaveText(/pending/)
  await expect(passed(page, 3)).toBeVisible()
  await expect(requests(page).getByRole('button')).toHaveText(/200 · (?:[5-9]\d\d|\d+,\d{3}) ms/)
})

test('Z39: a request that the reader fails gets no response, and the code sees that', async ({
  page,
}) => {
  await start(page, 'Slice with a thunk')
  await expect(passed(page, 3)).toBeVisible()
  const fails = network(page).getByLabel('Failing')
  await fails.selectOption('the next request')
  await run(page).click()
  await expect(requests(page).getByRole('button')).toHaveText(/no response/)
  await expect(box(page).getByText("'failed' instead of 'loaded'")).toBeVisible()
  await expect(fails).toHaveValue('none')
  await requests(page).getByRole('button').click()
  await expect(requests(page)).toContainText('TypeError: Failed to fetch')
  await run(page).click()
  await expect(passed(page, 3)).toBeVisible()
})

test.describe('projects of a reader', () => {
  // A request that the policy forbids is announced.
  test.use({ allowedMessages: /Content Security Policy/ })

  test('Z40: without an answer of its own, a sample is told that there is no network', async ({
    page,
  }) => {
    await openProject(page, "await fetch('/api/birds')")
    await run(page).click()
    await expect(box(page).locator('.live-error')).toContainText('Live samples have no network.')
    // There is no store, so the requests stand alone.
    await box(page).getByRole('button', { name: 'Network' }).click()
    await expect(requests(page).getByRole('button')).toHaveText(/^GET \/api\/birds\s*no response/)
    await expect(box(page).getByRole('slider')).toBeHidden()
    await expect(box(page).getByRole('tab')).toHaveCount(1)
  })

  test('Z12: forged requests are shown as text, and never more than a page can hold', async ({
    page,
  }) => {
    await openProject(
      page,
      `const markup = '<img src=x onerror="document.title=1">'
globalThis.fetch = async () => new Response(markup.repeat(5000))
for (let n = 0; n < 60; n++) {
  await fetch(markup.repeat(100) + n)
  await new Promise((resolve) => setTimeout(resolve))
}`,
    )
    await run(page).click()
    await box(page).getByRole('button', { name: 'Network' }).click()
    await expect(requests(page).getByRole('button')).toHaveCount(50)
    await requests(page).getByRole('button').last().click()
    await expect(requests(page)).toContainText('body')
    expect(await box(page).locator('img').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('Z36: requests need no sideways scrolling of the page', async ({ page }) => {
    await start(page, 'RTK Query')
    await expect(requests(page).getByRole('listitem')).toHaveCount(3)
    await requests(page).getByRole('button').first().click()
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(client)
  })
})
