import {
  dataOf,
  heading,
  open,
  other,
  scrollTo,
  scrollY,
  sidebarLink,
  start,
} from '../support/reader.ts'
import { expect, expectNoReload, holdRequests, hydrated, test } from '../support/site.ts'

/** Where a heading lands: below the navbar (60 px) with half a rem to spare. */
const offset = 84

const topOf = (page: import('@playwright/test').Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? null, id)

test('F1 a new page starts at the top, at the moment it shows', async ({ tab: page }) => {
  await open(page, start)
  await scrollTo(page, 700)
  await page.evaluate(() => {
    const title = document.querySelector('h1')?.textContent
    new MutationObserver(() => {
      const isNew = document.querySelector('h1')?.textContent !== title
      document.body.dataset.offsets ??= ''
      document.body.dataset.offsets += ` ${isNew ? 'new' : 'old'}:${window.scrollY}`
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  const seen = (await page.locator('body').getAttribute('data-offsets'))?.trim().split(' ') ?? []
  expect(new Set(seen.filter((offset) => offset.startsWith('new')))).toEqual(new Set(['new:0']))
  expect(new Set(seen.filter((offset) => offset.startsWith('old')))).not.toContain('old:0')
})

test('F2 N7 a hash brings its heading below the navbar, and Back returns', async ({
  tab: page,
}) => {
  await open(page, start)
  const entry = page.locator('nav[aria-label="On this page"] a').nth(4)
  const id = (await entry.getAttribute('href'))?.split('#')[1] ?? ''
  await entry.click()
  await expect.poll(async () => Math.abs(((await topOf(page, id)) ?? 0) - offset)).toBeLessThan(5)
  expect(new URL(page.url()).hash).toBe(`#${id}`)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('F2 a link to a place on another page lands there', async ({ tab: page }) => {
  await open(page, other.route)
  const help = page.locator('nav[aria-label="Main"] a', { hasText: 'Need help?' }).first()
  await help.click()
  await expect(page).toHaveURL(/#help-and-discussion$/)
  await expect
    .poll(async () => Math.abs(((await topOf(page, 'help-and-discussion')) ?? 0) - offset))
    .toBeLessThan(5)
})

for (const hash of ['#nope', '#%E0%A4%A']) {
  test(`F3 a hash that leads nowhere (${hash}) starts at the top`, async ({ tab: page }) => {
    await open(page, start)
    await scrollTo(page, 500)
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.id = 'made-link'
      document.querySelector('main')?.prepend(link)
      link.textContent = 'go'
      link.click()
    }, other.route + hash)
    await expect(heading(page)).toHaveText(other.title)
    await expect.poll(() => scrollY(page)).toBe(0)
  })
}

test('F5 a reload stays where the reader was', async ({ tab: page }) => {
  await open(page, start)
  await scrollTo(page, 800)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrollY(page)).toBe(800)
})

test('F6 Back and Forward restore the offset, also when the page comes late', async ({
  tab: page,
}) => {
  await open(page, start)
  await scrollTo(page, 900)
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await scrollTo(page, 400)
  await page.goBack()
  await expect(heading(page)).not.toHaveText(other.title)
  await expect.poll(async () => Math.abs((await scrollY(page)) - 900)).toBeLessThan(3)
  await page.goForward()
  await expect(heading(page)).toHaveText(other.title)
  await expect.poll(async () => Math.abs((await scrollY(page)) - 400)).toBeLessThan(3)
})

test('F6 Back to a page that is no longer in memory restores the offset when it arrives', async ({
  tab: page,
}) => {
  await open(page, start)
  await scrollTo(page, 900)
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await page.reload()
  await hydrated(page)
  const release = await holdRequests(page, dataOf(start))
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => new URL(page.url()).pathname).toBe(start)
  release()
  await expect(heading(page)).not.toHaveText(other.title)
  await expect.poll(async () => Math.abs((await scrollY(page)) - 900)).toBeLessThan(3)
})

test('F7 without the Navigation API links load pages', async ({ tab: page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
    Reflect.deleteProperty(Object.getPrototypeOf(window), 'navigation')
  })
  await open(page, start)
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await hydrated(page)
  await page.goBack()
  await expect(heading(page)).not.toHaveText(other.title)
})

test('F8 the same hash link clicked again scrolls again', async ({ tab: page }) => {
  await open(page, start)
  const entry = page.locator('nav[aria-label="On this page"] a').nth(3)
  const id = (await entry.getAttribute('href'))?.split('#')[1] ?? ''
  await entry.click()
  await expect.poll(async () => Math.abs(((await topOf(page, id)) ?? 0) - offset)).toBeLessThan(5)
  await scrollTo(page, 0)
  await entry.click()
  await expect.poll(async () => Math.abs(((await topOf(page, id)) ?? 0) - offset)).toBeLessThan(5)
})

test('F11 F12 after a navigation the next Tab reaches the skip link', async ({ tab: page }) => {
  await open(page, start)
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to main content')
})

test('F11 after a navigation keys scroll the page, and not the sidebar that held the link', async ({
  tab: page,
}) => {
  await open(page, start)
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('F11 after a navigation to a hash the next Tab goes on from there', async ({ tab: page }) => {
  await open(page, other.route)
  await page.locator('nav[aria-label="Main"] a', { hasText: 'Need help?' }).first().click()
  await expect(page).toHaveURL(/#help-and-discussion$/)
  await expect(page.locator('#help-and-discussion')).toBeFocused()
  await page.keyboard.press('Tab')
  const follows = await page.evaluate(() => {
    const target = document.getElementById('help-and-discussion')
    const active = document.activeElement
    if (!target || !active) return false
    return (
      Boolean(target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) ||
      target.contains(active) ||
      Boolean(target.parentElement?.contains(active))
    )
  })
  expect(follows).toBe(true)
})

test('F12 F13 the skip link is first, shows when focused and leads into main', async ({
  tab: page,
}) => {
  await open(page, start)
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Skip to main content')
  await expect.poll(async () => await skip.boundingBox()).toMatchObject({ x: 16, y: 16 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
  await expect(page.locator('main[tabindex]')).toHaveCount(0)
})

test('F14 each new page is announced once, by title, where the browser cannot do it itself', async ({
  tab: page,
}) => {
  await page.addInitScript(() => {
    for (const owner of [Element.prototype, Document.prototype]) {
      Reflect.deleteProperty(owner, 'ariaNotify')
    }
  })
  await open(page, start)
  const live = page.locator('[aria-live=polite]').last()
  await expect(live).toHaveText('')
  await sidebarLink(page, other.route).click()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: other.title })).toHaveCount(1)
})

test('F15, F17 content and title come first, then scroll, then focus, then the announcement', async ({
  tab: page,
}) => {
  await open(page, start)
  await scrollTo(page, 500)
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { log })
    const note = (event: string) =>
      log.push(`${event}: ${document.querySelector('h1')?.textContent} | ${document.title}`)
    const scrollToOffset = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
    window.scrollTo = ((options: ScrollToOptions) => {
      note('scroll')
      scrollToOffset(options)
    }) as typeof window.scrollTo
    document.addEventListener('focusout', () => note('focus'))
    Object.assign(Document.prototype, { startViewTransition: () => log.push('transition') })
    for (const owner of [Element.prototype, Document.prototype]) {
      Object.assign(owner, { ariaNotify: () => note('announcement') })
    }
  })
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  const log = await page.evaluate(() => (window as unknown as { log: string[] }).log)
  const state = `${other.title} | ${await page.title()}`
  const afterCommit = log.filter((entry) => entry.endsWith(state))
  expect([...new Set(afterCommit)]).toEqual([
    `scroll: ${state}`,
    `focus: ${state}`,
    `announcement: ${state}`,
  ])
  expect(log.filter((entry) => !entry.startsWith('focus') && !entry.endsWith(state))).toEqual([])
})

test('F16 focus is outlined for keyboards and not for a pointer', async ({ tab: page }) => {
  await open(page, start)
  await page.keyboard.press('Tab')
  const outline = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(await outline()).not.toBe('none')
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
  expect(await outline()).toBe('none')
})

test('A18 a click with Ctrl opens a tab and leaves the page as it is', async ({ tab: page }) => {
  await open(page, start)
  const opened = page.context().waitForEvent('page')
  await expectNoReload(page, async () => {
    await sidebarLink(page, other.route).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await tab.waitForLoadState()
    expect(new URL(tab.url()).pathname).toBe(other.route)
  })
  expect(new URL(page.url()).pathname).toBe(start)
})
