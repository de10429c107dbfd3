import type { Page, Route } from '@playwright/test'
import { siteRoot } from '../support/builds.ts'
import { contrast } from '../support/contrast.ts'
import { startHost } from '../support/host.ts'
import {
  dataOf,
  heading,
  open,
  other,
  record,
  sidebarLink,
  start,
  third,
  withoutPrefetch,
} from '../support/reader.ts'
import { blockRequests, expect, expectNoReload, hydrated, test } from '../support/site.ts'

const app = /\/assets\/app\.[^/]*\.js/
const box = '[role=alert]'

test.describe('a page whose data cannot be had', () => {
  test.use({ allowedMessages: /could not be loaded|Failed to load resource|net::ERR/ })

  const failures: { [what: string]: (route: Route) => Promise<void> } = {
    'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
    'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
    'is cut off': async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.slice(0, text.length / 2) })
    },
    "is another page's": (route) =>
      route.fulfill({
        json: { route: '/elsewhere', title: 'Elsewhere', headings: [], blocks: [] },
      }),
    'cannot be reached': (route) => route.abort(),
  }

  for (const [what, fail] of Object.entries(failures)) {
    test(`B8 when it ${what}, the destination is loaded as a document, once`, async ({
      tab: page,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await withoutPrefetch(page)
      await open(page, start)
      await page.route(dataOf(other.route), fail)
      const documents = record(page, new RegExp(`${other.route}$`))
      await sidebarLink(page, other.route).click()
      await expect(heading(page)).toHaveText(other.title)
      await hydrated(page)
      expect(documents.length).toBe(1)
      expect(warnings.length).toBe(1)
      expect(warnings[0]).toContain(other.route)
    })
  }

  /** Goes to the page for the second time while its data cannot be had, within the time that a reload is good for. */
  async function failTwice(page: Page) {
    await page.addInitScript((now) => {
      Date.now = () => now
    }, Date.now())
    await withoutPrefetch(page)
    await open(page, start)
    const unblock = await blockRequests(page, dataOf(other.route))
    const documents = record(page, new RegExp(`${other.route}$`))
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    await hydrated(page)
    await sidebarLink(page, start).click()
    await expect(heading(page)).not.toHaveText(other.title)
    await sidebarLink(page, other.route).click()
    await expect(page.locator(box)).toBeVisible()
    return { unblock, documents }
  }

  test('B9 a page that keeps failing is loaded once, then shows the box beside a working navbar', async ({
    tab: page,
  }) => {
    const { documents } = await failTwice(page)
    expect(documents.length).toBe(1)
    await sidebarLink(page, third.route).click()
    await expect(heading(page)).toHaveText(third.title)
    await expect(page.locator(box)).toHaveCount(0)
  })

  test('B6 Retry in the box loads the page without a document', async ({ tab: page }) => {
    const { unblock, documents } = await failTwice(page)
    unblock()
    await expectNoReload(page, async () => {
      await page.locator(box).getByRole('button', { name: 'Retry' }).click()
      await expect(heading(page)).toHaveText(other.title)
    })
    await expect(page.locator(box)).toHaveCount(0)
    expect(documents.length).toBe(1)
  })
})

test.describe('an app that cannot be had', () => {
  test.use({ allowedMessages: /did not start|Failed to load resource|net::ERR/ })

  test('B5 B6 B7 the page stays readable, a box tells, and Retry brings it to life', async ({
    tab: page,
  }) => {
    const unblock = await blockRequests(page, app)
    await page.goto(start)
    await expect(page.locator(box)).toBeVisible()
    await expect(heading(page)).toBeVisible()
    unblock()
    await expectNoReload(page, async () => {
      await page.getByRole('button', { name: 'Retry' }).click()
      await hydrated(page)
    })
    await expect(page.locator(box)).toHaveCount(0)
  })

  test('B7 a page in the place of the app is forgotten when the reader tries again', async ({
    tab: page,
  }) => {
    const host = await startHost(siteRoot)
    host.askToSignIn(/assets\/app\./)
    await page.goto(host.address + start.slice(1))
    await expect(page.locator(box)).toBeVisible()
    host.askToSignIn(null)
    await page.getByRole('button', { name: 'Retry' }).click()
    await hydrated(page)
    await page.goto(host.address + other.route.slice(1))
    await hydrated(page)
    await host.close()
  })

  test('B5 the box is readable: white on red at 4.5:1 or more', async ({ tab: page }) => {
    await blockRequests(page, app)
    await page.goto(start)
    await expect(page.locator(box)).toBeVisible()
    const [color, background] = await page.locator(box).evaluate((element) => {
      const style = getComputedStyle(element)
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('No canvas.')
      return [style.color, style.backgroundColor].map((value) => {
        canvas.fillStyle = value
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      })
    })
    expect(contrast(color ?? [], background ?? [])).toBeGreaterThanOrEqual(4.5)
  })

  for (const [what, answer] of Object.entries({
    'cannot be had': (route: Route) => route.abort(),
    'is a page in its place': (route: Route) =>
      route.fulfill({ body: '<!doctype html><p>Sign in' }),
    'is of another build': async (route: Route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), builtWith: ['a', 'b'] } })
    },
  })) {
    test(`the page works and links load documents when the index of pages ${what}`, async ({
      tab: page,
    }) => {
      await page.route('**/pages.json', answer)
      await open(page, start)
      await hydrated(page)
      const documents = record(page, new RegExp(`${other.route}$`))
      await sidebarLink(page, other.route).click()
      await expect(heading(page)).toHaveText(other.title)
      expect(documents.length).toBe(1)
    })
  }

  test('links still load pages when the app never comes', async ({ tab: page }) => {
    await blockRequests(page, app)
    await page.goto(start)
    await page.locator(`a[href$="${other.route}"]`).first().click()
    await expect(heading(page)).toHaveText(other.title)
  })
})

test.describe('storage that fails', () => {
  test.use({ allowedMessages: /Choices last until you close this page/ })

  test('X5 I15 everything works for the life of the page when storage throws', async ({
    tab: page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await open(page, start)
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('X5 a full storage changes nothing on screen', async ({ tab: page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(page, '/tutorials/quick-start')
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
    await page.locator('[data-choice=language]').first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'JavaScript' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-language', 'js')
    await sidebarLink(page, '/tutorials/index').click()
    await expect(page).toHaveURL(/tutorials\/index$/)
    await expect(heading(page)).toHaveText('Choose a tutorial')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  })
})

test('X6 odd values under every key count as nothing stored', async ({ tab: page }) => {
  await withoutPrefetch(page)
  await open(page, start)
  for (const value of ['', '{', 'null', '[null]', '{"id":1}', 'TRUE', '0']) {
    await page.evaluate((odd) => {
      for (const key of [
        'theme',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'docs-preferred-version-default',
        'docusaurus.tab.language',
        'docusaurus.tab.package-manager',
        '__DOCSEARCH_RECENT_SEARCHES__docs',
        '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      ]) {
        localStorage.setItem(key, odd)
      }
      sessionStorage.setItem('docs.reloads', odd)
    }, value)
    await page.reload()
    await hydrated(page)
    const html = page.locator('html')
    await expect(html, value).toHaveAttribute('data-theme', 'light')
    await expect(html, value).not.toHaveAttribute('data-language', /./)
    await expect(html, value).not.toHaveAttribute('data-package-manager', /./)
    await expect(page.getByRole('region', { name: 'Announcement' }), value).toBeVisible()
    expect(
      await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')),
    ).toBeNull()
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Start here'), value).toBeVisible()
    await expect(page.getByRole('rowgroup', { name: /Recent|Favorite/ }), value).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
})
