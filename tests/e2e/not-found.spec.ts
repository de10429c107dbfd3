import { expect, hydrated, test } from '../support/site.ts'

// The browser reports the status of the document.
test.use({ allowedMessages: /status of 404/ })

test('a misspelt address offers the page that was meant', async ({ tab: page }) => {
  await page.goto('/api/creatStore')
  await page.locator('.not-found-nearest').getByRole('link', { name: 'createStore' }).click()
  await expect(page).toHaveURL(/\/api\/createstore$/)
  await expect(page.locator('h1')).toHaveText('createStore')
})

test('the links below stay where they are when the nearest pages come', async ({ tab: page }) => {
  await page.route(/assets\/app\./, async (route) => {
    await page.locator('.not-found-links').waitFor()
    await route.continue()
  })
  await page.goto('/api/creatStore', { waitUntil: 'domcontentloaded' })
  const top = () =>
    page.locator('.not-found-links').evaluate((list) => (list as HTMLElement).offsetTop)
  const before = await top()
  await hydrated(page)
  await expect(page.locator('.not-found-nearest a').first()).toBeVisible()
  expect(await top()).toBe(before)
})
