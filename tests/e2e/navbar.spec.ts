import type { Page } from '@playwright/test'
import { navbar } from '../../content/site.ts'
import {
  heading,
  hearOfClosingLate,
  open,
  other,
  scrollTo,
  scrollY,
  start,
} from '../support/reader.ts'
import { settingsSite } from '../support/releases.ts'
import { expect, hydrated, noJavaScript, test } from '../support/site.ts'

const bar = (page: Page) => page.locator('nav[aria-label="Main"]')
const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const menu = (page: Page) => page.locator('dialog[open]')
const narrow = { width: 800, height: 800 }

/** Links that the bar has whatever else is added to it. */
const required = [
  ['Getting Started', '/introduction/getting-started'],
  ['Tutorial', '/tutorials/essentials/part-1-overview-concepts'],
  ['Usage Guide', '/usage/'],
  ['API', '/api/api-reference'],
  ['FAQ', '/faq'],
  ['Best Practices', '/style-guide/'],
  ['GitHub', 'external'],
  ['Need help?', '/introduction/getting-started#help-and-discussion'],
]

test('G1 the bar holds the links of the settings in order', async ({ onlooker: page }) => {
  await open(page, start)
  const links = await bar(page)
    .locator('.navbar-links a')
    .evaluateAll((all) =>
      all.map((link) => [
        link.childNodes[0]?.textContent?.trim(),
        link.getAttribute('href')?.replace(/^https:.*/, 'external'),
      ]),
    )
  const others = links.filter(([label]) => !required.some(([name]) => name === label))
  expect(links.filter((link) => !others.includes(link))).toEqual(required)
  expect(links.map(([label]) => label)).toEqual(navbar.map(({ label }) => label))
})

test('G2 the brand leads home under the name of the site, said once', async ({
  onlooker: page,
}) => {
  await open(page, start)
  await expect(bar(page).getByRole('link', { name: 'Redux', exact: true })).toHaveAttribute(
    'href',
    '/',
  )
})

test('G3 G7 the bar stays at the top, 60 px high', async ({ onlooker: page }) => {
  await open(page, start)
  await scrollTo(page, 1500)
  expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height: 60 })
})

test('A19 a link to elsewhere opens a tab of its own and says so', async ({ onlooker: page }) => {
  await open(page, start)
  const link = bar(page).locator('.navbar-links a', { hasText: 'GitHub' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAccessibleName(/opens in new tab/)
})

for (const [route, label] of [
  ['/', null],
  [start, 'Getting Started'],
  ['/tutorials/index', 'Tutorial'],
  ['/api/store', 'API'],
  ['/understanding/thinking-in-redux/glossary', null],
] as const) {
  test(`G4 G5 on ${route} the bar marks ${label ?? 'nothing'}`, async ({ onlooker: page }) => {
    await open(page, route)
    const marked = bar(page).locator('.navbar-links a[aria-current]')
    await expect(marked).toHaveCount(label === null ? 0 : 1)
    if (label !== null) await expect(marked).toHaveText(label)
  })
}

test('G6 at 996 px there is a hamburger, at 997 px there are links', async ({ onlooker: page }) => {
  await open(page, start)
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(hamburger(page)).toBeVisible()
  await expect(bar(page).locator('.navbar-links')).toBeHidden()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(hamburger(page)).toBeHidden()
  await expect(bar(page).locator('.navbar-links')).toBeVisible()
})

test.describe('the menu of narrow windows', () => {
  test.use({ viewport: narrow })

  test('G12 G13 G19 opens from the left over 83 % of the width, keeps focus and gives it back', async ({
    tab: page,
  }) => {
    await open(page, start)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    const entries = await page.evaluate(() => history.length)
    const available = await page.evaluate(() => document.documentElement.clientWidth)
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0)
    expect((await menu(page).boundingBox())?.width).toBeLessThanOrEqual(0.83 * available)
    expect((await menu(page).boundingBox())?.width).toBeGreaterThan(0.81 * available)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    for (let tabs = 0; tabs < 20; tabs++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || Boolean(activeElement?.closest('dialog'))
      }),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(hamburger(page)).toBeFocused()
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  })

  test('G14 closes by its button, its backdrop and any of its links', async ({ tab: page }) => {
    await open(page, start)
    await hamburger(page).click()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(menu(page)).toHaveCount(0)
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(narrow.width - 20, 400)
    await expect(menu(page)).toHaveCount(0)
    await hamburger(page).click()
    await menu(page).locator(`a[href="${other.route}"]`).click()
    await expect(menu(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(other.title)
  })

  test('G14 stays open when it was opened again before its closing was told', async ({
    tab: page,
  }) => {
    await open(page, start)
    await hamburger(page).click()
    await hearOfClosingLate(page, async () => {
      await menu(page).getByRole('button', { name: 'Close navigation bar' }).click()
      await expect(menu(page)).toHaveCount(0)
      await hamburger(page).click()
      await expect(menu(page)).toBeVisible()
    })
    await expect(menu(page)).toBeVisible()
  })

  test('G15 G16 M11 opens on the docs tree, which slides to the main menu and is back the next time', async ({
    tab: page,
  }) => {
    await open(page, start)
    await hamburger(page).click()
    await expect(menu(page).locator(`a[href="${other.route}"]`)).toBeVisible()
    await menu(page)
      .getByRole('button', { name: /Back to main menu/ })
      .click()
    await expect(menu(page).getByRole('link', { name: 'FAQ', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await hamburger(page).click()
    await expect(menu(page).locator(`a[href="${other.route}"]`)).toBeVisible()
  })

  test('G15 M11 opens where the current page stands in the tree', async ({ tab: page }) => {
    await open(page, '/redux-toolkit/api/createslice')
    await hamburger(page).click()
    await expect(menu(page).locator('[aria-current]').last()).toBeInViewport()
    await expect(menu(page).getByRole('button', { name: /Back to main menu/ })).toBeInViewport()
  })

  for (const route of ['/', '/introduction/']) {
    test(`G16 on ${route}, which has no sidebar, it opens on the main menu`, async ({
      tab: page,
    }) => {
      await open(page, route)
      await hamburger(page).click()
      await expect(menu(page).getByRole('link', { name: 'FAQ', exact: true })).toBeVisible()
      await expect(menu(page).getByRole('button', { name: /Back to main menu/ })).toHaveCount(0)
    })
  }

  test('G17 Back closes it and is spent on that', async ({ tab: page }) => {
    await open(page, start)
    await page.locator(`main a[href="/introduction/installation"]`).first().click()
    await expect(page).toHaveURL(/installation$/)
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL(/installation$/)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(new RegExp(`${start}$`))
  })

  test('G18 closes when the window becomes wide, and stays closed', async ({ tab: page }) => {
    await open(page, start)
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(menu(page)).toHaveCount(0)
    await page.setViewportSize(narrow)
    await expect(menu(page)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('G20 H10 languages unfold in the menu, which alone holds the color toggle', async ({
    tab: page,
  }) => {
    await open(page, '/')
    await expect(bar(page).getByRole('button', { name: /Switch between/ })).toBeHidden()
    await hamburger(page).click()
    await expect(menu(page).getByRole('button', { name: /Switch between/ })).toBeVisible()
    await expect(menu(page).getByText('Languages')).toBeVisible()
    const caret = menu(page)
      .getByRole('button', { name: /the dropdown$|^Languages/ })
      .first()
    const before = await caret.getAttribute('aria-expanded')
    await caret.click()
    await expect(caret).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
  })

  noJavaScript('G21 X2 without script the main links are there', async ({ onlooker: page }) => {
    await page.goto(start)
    await expect(page.locator('nav a[href="/faq"]').first()).toBeVisible()
  })
})

test.describe('hiding on scroll', () => {
  test('G8 G10 the bar goes when the page is read on, comes back when it is scrolled up, and for focus', async ({
    tab: page,
    withBuild,
  }) => {
    const site = await withBuild(settingsSite)
    await page.goto(`${site}guide/one`)
    await hydrated(page)
    const top = () => bar(page).evaluate((element) => element.getBoundingClientRect().top)
    await scrollTo(page, 40)
    await expect.poll(top).toBe(0)
    await scrollTo(page, 400)
    await expect.poll(top).toBe(-62)
    await scrollTo(page, 300)
    await expect.poll(top).toBe(0)
    await scrollTo(page, 900)
    await expect.poll(top).toBe(-62)
    await bar(page).locator('a').first().focus()
    await expect.poll(top).toBe(0)
  })

  test('G9 a place in the page hides the bar, another page shows it', async ({
    tab: page,
    withBuild,
  }) => {
    const site = await withBuild(settingsSite)
    await page.goto(`${site}guide/one`)
    await hydrated(page)
    const top = () => bar(page).evaluate((element) => element.getBoundingClientRect().top)
    await page.locator('nav[aria-label="On this page"] a').nth(3).click()
    await expect.poll(() => scrollY(page)).toBeGreaterThan(200)
    await expect.poll(top).toBe(-62)
    await page.locator('nav[aria-label="Docs sidebar"] a[href$="/guide/two"]').click()
    await expect(heading(page)).toHaveText('Guide two')
    await expect.poll(top).toBe(0)
  })

  test('G11 the sidebar shows the brand at its top, where the bar may be gone', async ({
    tab: page,
    withBuild,
  }) => {
    const site = await withBuild(settingsSite)
    await page.goto(`${site}guide/one`)
    await hydrated(page)
    await scrollTo(page, 900)
    await expect(
      page
        .locator('nav[aria-label="Docs sidebar"]')
        .getByRole('link', { name: 'Redux', exact: true }),
    ).toBeVisible()
  })
})

test('H1 the language dropdown holds one language, which leads to this page as it stands', async ({
  onlooker: page,
}) => {
  await open(page, `${start}?x=1#help-and-discussion`)
  const trigger = bar(page).getByRole('button', { name: /English/ })
  await trigger.click()
  const entry = bar(page).getByRole('link', { name: 'English' })
  await expect(entry).toHaveAttribute('lang', 'en')
  await expect(entry).toHaveAttribute('href', `${start}?x=1#help-and-discussion`)
})

test('H2 H3 H4 the dropdown opens on hover and by keys, and closes by Escape, a press outside and leaving', async ({
  tab: page,
}) => {
  await open(page, start)
  const trigger = bar(page).getByRole('button', { name: /English/ })
  const entry = bar(page).getByRole('link', { name: 'English' })
  await trigger.hover()
  await expect(entry).toBeVisible()
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(600, 600)
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Space')
  await expect(entry).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.mouse.click(600, 600)
  await expect(entry).toBeHidden()
  await trigger.focus()
  await page.keyboard.press('Enter')
  await entry.focus()
  await page.keyboard.press('Tab')
  await expect(entry).toBeHidden()
})
