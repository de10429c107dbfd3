import type { Page } from '@playwright/test'
import { open } from '../support/reader.ts'
import { expect, noJavaScript, test } from '../support/site.ts'

const rule = (page: Page, priority?: string) =>
  page.locator(priority ? `.rule[data-priority=${priority}]` : '.rule')

const filter = (page: Page) => page.getByRole('group', { name: 'Show' })

test('Rules of one priority can be left alone, and all brought back', async ({ tab: page }) => {
  await open(page, '/style-guide/')
  const total = await rule(page).count()
  await filter(page).getByText('Essential').click()
  const shown = rule(page).filter({ visible: true })
  await expect(shown).toHaveCount(await rule(page, 'essential').count())
  await expect(rule(page, 'essential').first()).toBeVisible()
  await expect(page.locator('#recommended')).toBeHidden()
  await filter(page).getByText('All rules').click()
  await expect(shown).toHaveCount(total)
})

test('A link to a rule that is filtered out shows it', async ({ tab: page }) => {
  await open(page, '/style-guide/')
  await filter(page).getByText('Essential').click()
  await expect(page.locator('#form-state')).toBeHidden()
  await page.goto('/style-guide/#form-state')
  await expect(page.locator('#form-state')).toBeInViewport()
})

test('A rule has its priority in words, and an address of its own', async ({ onlooker: page }) => {
  await open(page, '/style-guide/#one-store')
  await expect(page.locator('#one-store')).toBeInViewport()
  await expect(page.locator('.rule:has(#one-store)').getByText('Essential')).toBeInViewport()
})

noJavaScript('Every rule can be read without script', async ({ onlooker: page }) => {
  await page.goto('/style-guide/')
  const total = await rule(page).count()
  expect(total).toBeGreaterThan(30)
  await expect(rule(page).filter({ visible: true })).toHaveCount(total)
  await expect(filter(page)).toBeHidden()
})
