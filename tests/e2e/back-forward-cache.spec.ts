/** A page that the browser keeps whole while its reader is elsewhere, and shows again on the way back. */
import { findChromium } from '../../scripts/chromium.mjs'
import { chromiumArgs } from '../support/chromium-args.ts'
import { open, other, start } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const executablePath = await findChromium()

test.use({
  launchOptions: {
    ...(executablePath !== null && { executablePath }),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('B14 I9 L2 a page that Back restores shows what its reader has chosen meanwhile', async ({
  page,
}) => {
  await open(page, start)
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await open(page, other.route)
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.tab.package-manager', 'yarn')
    localStorage.setItem('docusaurus.tab.language', 'js')
  })
  await page.goBack({ waitUntil: 'commit' })

  await expect(page).toHaveURL(new RegExp(`${start}$`))
  expect(await page.evaluate(() => 'isKept' in window), 'was kept').toBe(true)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-package-manager', 'yarn')
  await expect(root).toHaveAttribute('data-language', 'js')
  await expect(page.getByRole('button', { name: /^Switch .*currently dark mode/ })).toBeVisible()
})
