import type { Page } from '@playwright/test'
import {
  dataOf,
  heading,
  historyLength,
  idle,
  open,
  other,
  record,
  scrollTo,
  scrollY,
  sidebarLink,
  start,
  third,
  withoutLinksInView,
  withoutPrefetch,
} from '../support/reader.ts'
import {
  blockRequests,
  expect,
  expectNoReload,
  holdRequests,
  hydrated,
  test,
} from '../support/site.ts'

test.describe('loading a page', () => {
  test('B1 a page loads no text of another page', async ({ tab: page }) => {
    await withoutPrefetch(page)
    const data = record(page, /\/_pages\//)
    await open(page, start)
    expect(data).toEqual([])
  })

  test('B2 the prerendered page stays visible, without a shift, until it comes alive', async ({
    page,
  }) => {
    const shift = await noteShift(page)
    const release = await holdRequests(page, /\/assets\/app\..*\.js/)
    await page.goto(start, { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('.spinner')).toHaveCount(0)
    release()
    await hydrated(page)
    await expect(heading(page)).toBeVisible()
    expect(await shift()).toBe(0)
  })

  test('B2 code is there before its font, and does not move when it comes', async ({ page }) => {
    const shift = await noteShift(page)
    const release = await holdRequests(page, /\/assets\/jetbrains-mono\./)
    await page.goto('/api/combinereducers', { waitUntil: 'commit' })
    await hydrated(page)
    const hasFont = () => page.evaluate(() => document.fonts.check('1rem JetBrains Mono'))
    expect(await hasFont()).toBe(false)
    // Of the first parts: those far below are laid out later.
    const places = () =>
      page
        .locator('main :is(p, pre)')
        .evaluateAll((all) =>
          all.slice(0, 12).map((part) => Math.round(part.getBoundingClientRect().top)),
        )
    const before = await places()
    release()
    await expect.poll(hasFont).toBe(true)
    expect(await places()).toEqual(before)
    expect(await shift()).toBe(0)
  })

  test('B11 the old page stays, with title and scroll, while the address is new', async ({
    tab: page,
  }) => {
    await withoutPrefetch(page)
    await open(page, start)
    const oldTitle = await page.title()
    await scrollTo(page, 300)
    const release = await holdRequests(page, dataOf(other.route))
    await sidebarLink(page, other.route).click({ noWaitAfter: true })

    await expect.poll(() => new URL(page.url()).pathname).toBe(other.route)
    await expect(heading(page)).not.toHaveText(other.title)
    expect(await page.title()).toBe(oldTitle)
    expect(await scrollY(page)).toBe(300)

    release()
    await expect(heading(page)).toHaveText(other.title)
    await expect(page).toHaveTitle(new RegExp(other.title))
    await expect(sidebarLink(page, other.route)).toHaveAttribute('aria-current', 'page')
    expect(await scrollY(page)).toBe(0)
  })

  test('B12 of two clicks the last wins, however late the first answers', async ({ tab: page }) => {
    await withoutPrefetch(page)
    await open(page, start)
    const seen: string[] = []
    await page.exposeFunction('sawHeading', (text: string) => seen.push(text))
    await page.evaluate(() => {
      const report = () =>
        (window as never as { sawHeading(text: string): void }).sawHeading(
          document.querySelector('h1')?.textContent ?? '',
        )
      new MutationObserver(report).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    const releaseFirst = await holdRequests(page, dataOf(other.route))
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      dataOf(other.route).test(request.url()),
    )
    await sidebarLink(page, other.route).click({ noWaitAfter: true })
    await sidebarLink(page, third.route).click()
    await expect(heading(page)).toHaveText(third.title)
    await givenUp
    releaseFirst()
    await idle(page)
    await expect(heading(page)).toHaveText(third.title)
    expect(seen).not.toContain(other.title)
  })

  test('B12 Back while a page loads shows the first page without a load', async ({ tab: page }) => {
    await withoutPrefetch(page)
    await open(page, start)
    const title = await page.title()
    const release = await holdRequests(page, dataOf(other.route))
    await expectNoReload(page, async () => {
      await sidebarLink(page, other.route).click({ noWaitAfter: true })
      await expect.poll(() => new URL(page.url()).pathname).toBe(other.route)
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => new URL(page.url()).pathname).toBe(start)
    })
    release()
    await idle(page)
    await expect(page).toHaveTitle(title)
  })

  test('B13 a link to the page shown goes to the top and adds no entry', async ({ tab: page }) => {
    await open(page, start)
    await scrollTo(page, 600)
    const length = await historyLength(page)
    const data = record(page, dataOf(start))
    await sidebarLink(page, start).click()
    await expect.poll(() => scrollY(page)).toBe(0)
    expect(await historyLength(page)).toBe(length)
    expect(data).toEqual([])
  })

  test('B14 hashed files are immutable, pages revalidate, and nothing waits for unload', async ({
    tab: page,
    request,
  }) => {
    const response = await page.goto(start)
    expect(response?.headers()['cache-control']).toBe('no-cache')
    const script = await page.locator('script[type=module]').getAttribute('src')
    const answer = await request.get(script ?? '')
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

test.describe('prefetch', () => {
  test('C1 a link that comes into view fetches its page, once', async ({ tab: page }) => {
    const data = record(page, dataOf(other.route))
    await open(page, start)
    await expect.poll(() => data.length).toBe(1)
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    expect(data.length).toBe(1)
  })

  test('C2 hovering fetches, and the click then asks for nothing', async ({ tab: page }) => {
    await withoutLinksInView(page)
    const data = record(page, /\/_pages\//)
    await open(page, start)
    await idle(page)
    expect(data).toEqual([])
    await sidebarLink(page, third.route).hover()
    await expect.poll(() => data.length).toBe(1)
    await data[0]?.response()
    await sidebarLink(page, third.route).click()
    await expect(heading(page)).toHaveText(third.title)
    expect(data.map((request) => request.url())).toEqual([
      expect.stringMatching(dataOf(third.route)),
    ])
  })

  test('C4 nothing is fetched ahead on a slow or metered connection, but a click loads', async ({
    tab: page,
  }) => {
    await withoutPrefetch(page)
    const data = record(page, /\/_pages\//)
    await open(page, start)
    await sidebarLink(page, other.route).hover()
    await idle(page)
    expect(data).toEqual([])
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
  })

  test('C5 a connection that tells nothing counts as fast', async ({ tab: page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: {} }))
    const data = record(page, /\/_pages\//)
    await open(page, start)
    await expect.poll(() => data.length).toBeGreaterThan(0)
  })

  test('C6 C7 one page is asked for once, whatever the links to it carry behind', async ({
    tab: page,
  }) => {
    const data = record(page, /\/_pages\//)
    await open(page, start)
    await expect.poll(() => data.length).toBeGreaterThan(2)
    await page.evaluate(() => {
      for (const link of [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]) {
        const twin = link.cloneNode(true) as HTMLAnchorElement
        twin.hash = '#elsewhere'
        document.querySelector('main')?.prepend(twin)
      }
      window.scrollTo(0, document.body.scrollHeight)
    })
    await idle(page)
    await page.waitForLoadState('networkidle')
    const urls = data.map((request) => request.url())
    expect(new Set(urls).size).toBe(urls.length)
  })

  test.describe('a failing prefetch', () => {
    test.use({ allowedMessages: /Failed to load resource/ })

    test('B10 C8 is silent and does not spoil the click', async ({ tab: page }) => {
      await withoutLinksInView(page)
      const unblock = await blockRequests(page, dataOf(other.route))
      const failed = page.waitForEvent('requestfailed', (request) =>
        dataOf(other.route).test(request.url()),
      )
      await open(page, start)
      await sidebarLink(page, other.route).hover()
      await failed
      unblock()
      await expectNoReload(page, async () => {
        await sidebarLink(page, other.route).click()
        await expect(heading(page)).toHaveText(other.title)
      })
    })
  })
})

test.describe('progress bar', () => {
  const bar = '[role=progressbar]'

  test('D1 D3 D4 a slow page shows a bar at the top, and it goes when the page is there', async ({
    tab: page,
  }) => {
    await withoutPrefetch(page)
    await open(page, start)
    const release = await holdRequests(page, dataOf(other.route))
    await sidebarLink(page, other.route).click({ noWaitAfter: true })
    await expect(page.locator(bar)).toBeVisible()
    await expect(page.locator(bar)).toHaveAccessibleName(/\S/)
    const box = await page.locator(bar).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: 2 })
    release()
    await expect(heading(page)).toHaveText(other.title)
    await expect(page.locator(bar)).toHaveCount(0)
  })

  test('D1 D2 D5 a fast page, a hash and a query show none', async ({ tab: page }) => {
    await open(page, start)
    // Fast because it has been here before.
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    await page.goBack()
    await expect(heading(page)).not.toHaveText(other.title)
    await expect(page.locator(bar)).toHaveCount(0)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) document.body.dataset.bar = 'seen'
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.locator('nav[aria-label="On this page"] a').first().click()
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    await page.evaluate(() => history.replaceState(null, '', '?x=1'))
    await expect(page.locator('body[data-bar]')).toHaveCount(0)
  })

  test('D5 a fast page after a slow one ends the bar', async ({ tab: page }) => {
    await withoutPrefetch(page)
    await open(page, start)
    const release = await holdRequests(page, dataOf(other.route))
    await sidebarLink(page, other.route).click({ noWaitAfter: true })
    await expect(page.locator(bar)).toHaveCount(1)
    await sidebarLink(page, third.route).click()
    await expect(heading(page)).toHaveText(third.title)
    await expect(page.locator(bar)).toHaveCount(0)
    release()
  })
})

/** Notes layout shifts from here on. @returns what tells their sum */
async function noteShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () =>
    (await page.evaluate<number[]>('shifts')).reduce((sum, value) => sum + value, 0)
}
