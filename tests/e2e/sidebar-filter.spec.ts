import { expect, hydrated, test } from '../support/site.ts'

test('M14 Typing above the tree leaves the pages that match, and Escape brings the tree back', async ({
  page,
}) => {
  await page.goto('/usage/deriving-data-selectors')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const field = sidebar.getByRole('textbox', { name: 'Filter pages' })
  const shown = () => sidebar.locator('.sidebar-link:visible').allInnerTexts()
  const before = await shown()
  const place = await field.boundingBox()

  await field.fill('createSl')
  await expect.poll(shown).toEqual(['createSlice'])
  expect(await field.boundingBox()).toEqual(place)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  expect(await shown()).toEqual(before)
})

test('M14 The field stays in view however far the tree is scrolled', async ({ page }) => {
  await page.goto('/api/compose')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.evaluate((nav) => nav.scrollTo(0, nav.scrollHeight))
  await expect(sidebar.getByRole('textbox', { name: 'Filter pages' })).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('M14 There is no field without JavaScript', async ({ page }) => {
    await page.goto('/api/compose')
    await expect(page.locator('.sidebar-filter')).toBeHidden()
  })
})
