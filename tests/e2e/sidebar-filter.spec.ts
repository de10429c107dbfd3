import { injectAxe } from '../support/axe.ts'
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

test('M14 Escape belongs to an input method while it is at work', async ({ page }) => {
  await page.goto('/usage/deriving-data-selectors')
  await hydrated(page)
  const field = page.getByRole('textbox', { name: 'Filter pages' })
  await field.fill('store')
  const press = (more: object) => field.dispatchEvent('keydown', { key: 'Escape', ...more })
  await press({ isComposing: true })
  await press({ keyCode: 229 })
  await expect(field).toHaveValue('store')
  await press({})
  await expect(field).toHaveValue('')
})

test('M14 A category that the reader has opened is open again once the field is empty', async ({
  page,
}) => {
  await page.goto('/usage/deriving-data-selectors')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const category = sidebar.getByRole('button', { name: 'FAQ', exact: true })
  await category.click()
  const field = sidebar.getByRole('textbox', { name: 'Filter pages' })
  await field.fill('no page has this label')
  await expect(sidebar.getByRole('link')).toHaveCount(0)
  await field.press('Escape')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
})

test('M14 The keyboard leads from the field to what matches, in which axe finds nothing', async ({
  page,
}) => {
  await page.goto('/api/compose')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('textbox', { name: 'Filter pages' }).focus()
  await page.keyboard.type('createSl')
  const match = sidebar.getByRole('link', { name: 'createSlice' })
  await expect(match).toBeVisible()
  await injectAxe(page)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run('.sidebar', {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  })
  expect(violations).toEqual([])
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(match).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/createslice$/i)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('M14 There is no field without JavaScript', async ({ page }) => {
    await page.goto('/api/compose')
    const field = page.locator('.sidebar-filter')
    await expect(field).toHaveCount(1)
    await expect(field).toBeHidden()
  })
})
