/** What a hit leads to: its words marked on the page. */
import type { Page } from '@playwright/test'
import { open } from '../support/reader.ts'
import { expect, expectNoReload, test } from '../support/site.ts'

/** The texts that the browser renders as marked. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-arrival') ?? [])].map((range) => String(range)),
  )

async function openFirstHit(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill(query)
  await expect(page.getByRole('option', { selected: true }).locator('mark').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('the words of a hit are marked where it leads, and nowhere else, until they are in the way', async ({
  tab: page,
}) => {
  await open(page, '/faq/actions')
  await expectNoReload(page, () => openFirstHit(page, 'getState'))
  await expect(page).toHaveURL(/\/api\/store#getstate$/)
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(1)
  expect(new Set((await marked(page)).map((text) => text.toLowerCase()))).toEqual(
    new Set(['getstate']),
  )
  const headings = await page.evaluate(() =>
    [...(CSS.highlights.get('search-arrival') ?? [])].map((range) => {
      const before = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
        (heading) =>
          heading.contains((range as Range).startContainer) ||
          heading.compareDocumentPosition((range as Range).startContainer) &
            Node.DOCUMENT_POSITION_FOLLOWING,
      )
      return before.at(-1)?.id
    }),
  )
  expect(new Set(headings)).toEqual(new Set(['getstate']))

  await page.keyboard.press('Escape')
  expect(await marked(page)).toEqual([])
})

test('a hit of words with a hyphen or an apostrophe opens, and they are marked', async ({
  tab: page,
}) => {
  await open(page, '/faq/actions')
  for (const query of ['react-redux', "don't"]) {
    await openFirstHit(page, query)
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
  }
})

test('a press and a step onward remove the marks; a hit on the same page brings them anew', async ({
  tab: page,
}) => {
  await open(page, '/api/store')
  await openFirstHit(page, 'getState')
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
  await page.mouse.click(5, 400)
  expect(await marked(page)).toEqual([])

  await openFirstHit(page, 'replaceReducer')
  await expect(page).toHaveURL(/#replacereducer/)
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => marked(page)).toEqual([])
})

test('a result of the search page marks its words too, and a new tab leaves this one alone', async ({
  tab: page,
}) => {
  await open(page, '/search?q=getState')
  const link = page.locator('article.search-result a').first()
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await (await opened).close()
  await link.click()
  await expect(page).toHaveURL(/\/api\/store#getstate$/)
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(1)
})

for (const colorScheme of ['light', 'dark', 'forced'] as const) {
  test(`marks are seen, ${colorScheme}`, async ({ tab: page }) => {
    await page.emulateMedia(colorScheme === 'forced' ? { forcedColors: 'active' } : { colorScheme })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme)
    await open(page, '/faq/actions')
    await openFirstHit(page, 'getState')
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
    const colors = await page.locator('#getstate').evaluate((heading) => {
      const of = (style: CSSStyleDeclaration) => [style.backgroundColor, style.color]
      const own = of(getComputedStyle(heading))
      return { own, mark: of(getComputedStyle(heading, '::highlight(search-arrival)')) }
    })
    expect(colors.mark[0]).not.toBe('rgba(0, 0, 0, 0)')
    expect(colors.mark[0]).not.toBe(colors.own[0])
    expect(colors.mark[1]).not.toBe(colors.mark[0])
  })
}
