import { expect, hydrated, test } from '../support/site.ts'

// The browser reports the status of the document.
test.use({ allowedMessages: /status of 404/ })

test('a misspelled address offers the page that was meant', async ({ tab: page }) => {
  await page.goto('/api/creatStore')
  await page.locator('.not-found-nearest').getByRole('link', { name: 'createStore' }).click()
  await expect(page).toHaveURL(/\/api\/createstore$/)
  await expect(page.locator('h1')).toHaveText('createStore')
})

test('nothing else moves when the nearest pages come', async ({ tab: page }) => {
  await page.route(/assets\/app\./, async (route) => {
    await page.locator('.not-found-links').waitFor()
    await route.continue()
  })
  await page.goto('/api/creatStore', { waitUntil: 'domcontentloaded' })
  const tops = () =>
    page
      .locator('.not-found-links, .not-found-nearest, #root footer')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetTop))
  const before = await tops()
  expect(before).toHaveLength(3)
  await hydrated(page)
  await expect(page.locator('.not-found-nearest a').first()).toBeVisible()
  expect(await tops()).toEqual(before)
})
