import type { Page } from '@playwright/test'
import {
  dataOf,
  heading,
  open,
  other,
  sidebarLink,
  start,
  third,
  withoutPrefetch,
} from '../support/reader.ts'
import { expect, expectNoReload, test } from '../support/site.ts'

/** React reports what a component throws in the console, once, and the router is not involved. */
test.use({ allowedMessages: /There is no component "broken"/ })

/** Lets the other page hold a block that no component renders, so that rendering it throws. */
async function breakOtherPage(page: Page) {
  await page.route(dataOf(other.route), async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    await route.fulfill({
      response,
      json: { ...data, blocks: [{ component: 'broken', props: {} }] },
    })
  })
}

test('E1 E2 E3 E6 a page that throws is replaced by an explanation, and what surrounds it stays', async ({
  tab: page,
}) => {
  await withoutPrefetch(page)
  await open(page, start)
  await breakOtherPage(page)
  await expectNoReload(page, async () => {
    await sidebarLink(page, other.route).click()
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  })
  await expect(page.getByText(/There is no component "broken"/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeFocused()
  await expect(page.locator('nav[aria-label="Main"]')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
})

test('E5 going to another page leaves the crash behind', async ({ tab: page }) => {
  await withoutPrefetch(page)
  await open(page, start)
  await breakOtherPage(page)
  await sidebarLink(page, other.route).click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await page.locator('nav[aria-label="Main"] a', { hasText: 'Getting Started' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
})

test('F10 a change of page jumps, although in-page links may glide', async ({ tab: page }) => {
  await open(page, start)
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await page.evaluate(() => {
    const offsets: number[] = []
    Object.assign(window, { offsets })
    window.addEventListener('scroll', () => offsets.push(window.scrollY))
  })
  await sidebarLink(page, third.route).click()
  await expect(heading(page)).toHaveText(third.title)
  const offsets = await page.evaluate(() => (window as unknown as { offsets: number[] }).offsets)
  expect(offsets.filter((offset) => offset !== 1200 && offset !== 0)).toEqual([])
})

test('L4 the switch that was pressed keeps its place when samples above change height', async ({
  tab: page,
}) => {
  await open(page, '/tutorials/quick-start')
  const block = page.locator('.code-block', { has: page.locator('.code .v-ts') }).last()
  await block.scrollIntoViewIfNeeded()
  const button = block.getByRole('button', { name: 'JavaScript' })
  await button.scrollIntoViewIfNeeded()
  const before = (await button.boundingBox())?.y ?? 0
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const after = (await button.boundingBox())?.y ?? 0
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
})

test('C10 nothing is prerendered by speculation', async ({ onlooker: page }) => {
  await open(page, start)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})

test('X9 pages ask nobody but their own site for anything', async ({ tab: page, site }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) foreign.push(request.url())
  })
  await open(page, '/tutorials/videos')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})
