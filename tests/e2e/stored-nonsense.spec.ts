/** Storage can hold anything: what other versions, extensions and hands have left there. */
import { follow, open, other, start } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

test.use({ fetchesAhead: false })

const keys = {
  local: [
    ...['theme', 'docusaurus.tab.language', 'docusaurus.tab.package-manager'],
    ...['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
    ...['docs-preferred-version-default', 'live-edits', 'live-playground', 'live-playground-own'],
    ...['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs'],
  ],
  session: ['docs.reloads'],
}

const values = [
  ...['null', 'true', '0', '"text"', '[null]', '{}', '{"__proto__":null}', '{', '', '\0'],
  ...['__proto__', '\ud800', '[{"id":"","url":"javascript:alert(1)"}]'],
  'x'.repeat(100_000),
]

test('X6 Q14 Z15 Z22 whatever stands in storage under any key, pages work and say nothing', async ({
  tab: page,
}) => {
  await open(page, start)
  for (const value of values) {
    await page.evaluate(
      ([{ local, session }, value]) => {
        for (const key of local) localStorage.setItem(key, value)
        for (const key of session) sessionStorage.setItem(key, value)
      },
      [keys, value] as const,
    )
    await open(page, other.route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/)
    await follow(page, '/playground')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  }
})

test('X8 the keys above are all that the site stores', async ({ tab: page }) => {
  await open(page, start)
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('createSlice')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(start))
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(stored.filter((key) => ![...keys.local, ...keys.session].includes(key))).toEqual([])
  expect(stored.length).toBeGreaterThan(1)
})
