/** Long pages are laid out from the top; whoever reads them must not notice. */
import type { Page } from '@playwright/test'
import { isLeftOut } from '../support/reader.ts'
import { expect, holdRequests, hydrated, test } from '../support/site.ts'

const longest = '/tutorials/essentials/part-6-performance-normalization'

/** Where headings of the second level stand in the document, by id. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h2[id]')].map(
      (heading) => `${heading.id} ${Math.round(heading.getBoundingClientRect().top + scrollY)}`,
    ),
  )

test('a page that opens at its top leaves out what is far below, until script has laid it out', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/app\./)
  await page.goto(longest)
  expect(await isLeftOut(page)).toBe(true)
  release()
  await hydrated(page)
  expect(await isLeftOut(page)).toBe(false)

  const laidOut = await places(page)
  await page.evaluate(() => document.documentElement.removeAttribute('data-partial'))
  expect(laidOut).toEqual(await places(page))
})

test('a place far below is reached, and kept, before the page is laid out', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/app\./)
  await page.goto(longest)
  const last = page.locator('.prose h2[id]').last()
  const id = await last.getAttribute('id')
  const topOfLast = () => last.evaluate((element) => element.getBoundingClientRect().top)
  await page.evaluate((hash) => location.assign(hash), `#${id}`)
  await expect.poll(async () => Math.abs((await topOfLast()) - 84)).toBeLessThan(3)

  release()
  await hydrated(page)
  await expect.poll(async () => Math.abs((await topOfLast()) - 84)).toBeLessThan(3)
})

test('a page that opens at a hash, or anew where the reader was, leaves out nothing', async ({
  page,
}) => {
  await holdRequests(page, /\/assets\/app\./)
  await page.goto(longest)
  const id = await page.locator('.prose h2[id]').last().getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`${longest}#${id}`)
  expect(await isLeftOut(page)).toBe(false)
  await page.reload()
  expect(await isLeftOut(page)).toBe(false)
})

test('a page that comes by navigation is laid out soon after, and at once on the way back', async ({
  page,
}) => {
  await page.goto('/introduction/getting-started')
  await hydrated(page)
  const link = page.locator(`.sidebar a[href="${longest}"]`)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.locator('h1')).toContainText('normalized state')
  await expect.poll(() => isLeftOut(page)).toBe(false)
  const laidOut = await places(page)

  await page.evaluate(() => scrollTo(0, 12_000))
  await page.goBack()
  await expect(page).toHaveURL('/introduction/getting-started')
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(12_000)
  expect(await places(page)).toEqual(laidOut)
})

test('paper shows the whole page, whether or not it is laid out', async ({ page }) => {
  await holdRequests(page, /\/assets\/app\./)
  await page.goto(longest)
  const partly = await page.pdf()
  await page.evaluate(() => document.documentElement.removeAttribute('data-partial'))
  const whole = await page.pdf()
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(pages(partly)).toBe(pages(whole))
})

test('a style for highlights costs every page, so it is there with marks only', async ({
  page,
}) => {
  await page.goto(longest)
  const ground = () =>
    page.evaluate(
      () => getComputedStyle(document.body, '::highlight(search-arrival)').backgroundColor,
    )
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => document.documentElement.setAttribute('data-marks', ''))
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)')
})
