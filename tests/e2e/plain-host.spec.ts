/** The build on hosts that know no rules, and behind proxies that change documents. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlPath } from '../../src/model/routes.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import type { Listening } from '../support/listen.ts'
import { minify, startPlainHost } from '../support/plain-host.ts'
import { heading } from '../support/reader.ts'
import { expect, expectNoReload, hydrated, test } from '../support/site.ts'

const { routes } = readBuild()
const bare = (route: string) => route.replace(/\/$/, '')

let servers: Listening[] = []

async function host(options: Partial<Parameters<typeof startPlainHost>[0]>): Promise<string> {
  const server = await startPlainHost({ root: siteRoot, hasNotFoundPage: false, ...options })
  servers.push(server)
  return server.address
}

test.afterEach(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  servers = []
})

test('A4 A12 every page shows with and without a slash and by its file, on a host without rules', async () => {
  const site = await host({})
  const wrong: string[] = []
  for (const route of routes) {
    const document = readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8')
    for (const form of new Set([bare(route) || '/', `${bare(route)}/`, `/${htmlPath(route)}`])) {
      const response = await fetch(site + form)
      if (response.status !== 200 || (await response.text()) !== document) wrong.push(form)
    }
  }
  expect(wrong).toEqual([])
})

test('A5 A9 on a host without rules the address becomes the canonical one, and links work', async ({
  tab: page,
}) => {
  const site = await host({})
  for (const [form, route] of [
    ['/introduction/getting-started', '/introduction/getting-started'],
    ['/introduction/getting-started/index.html?q=1#x', '/introduction/getting-started?q=1#x'],
    ['/usage', '/usage/'],
    ['/tutorials/index/', '/tutorials/index'],
  ] as const) {
    await page.goto(site + form)
    await hydrated(page)
    await expect(page).toHaveURL(site + route)
  }
  await page.locator('nav[aria-label="Docs pages"] a').last().click()
  await expect(heading(page)).toContainText('Quick start')
  await page.reload()
  await expect(page).toHaveURL(`${site}/tutorials/quick-start`)
  await expect(heading(page)).toContainText('Quick start')
})

test.describe('a host that shows 404.html', () => {
  test.use({ allowedMessages: /status of 404/ })

  test('A6 A13 A14 A15 leads on from old addresses and other letters, by script', async ({
    tab: page,
  }) => {
    const site = await host({ hasNotFoundPage: true })
    for (const [form, route] of [
      ['/recipes/WritingTests.html?x=1', '/usage/writing-tests?x=1'],
      ['/feedback', '/introduction/getting-started#help-and-discussion'],
      ['/API/Store', '/api/store'],
    ] as const) {
      await page.goto(site + form)
      await expect(page).toHaveURL(site + route)
      await expect(heading(page)).not.toHaveText('Page Not Found')
    }
    await page.goto(`${site}/nothing`)
    await hydrated(page)
    await expect(heading(page)).toHaveText('Page Not Found')
  })

  test('A14 B2 leads on when the page is alive, however long React takes over it', async ({
    tab: page,
  }) => {
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype
      // React's scheduler posts null to itself, the first time to begin with the page.
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        if (message !== null) return postMessage.call(this, message)
        MessagePort.prototype.postMessage = postMessage
        const isBefore = !('hydrated' in document.documentElement.dataset)
        document.documentElement.dataset.heldBack = String(isBefore)
        setTimeout(() => postMessage.call(this, message), 1000)
      }
    })
    const site = await host({ hasNotFoundPage: true })
    await page.goto(`${site}/recipes/WritingTests.html`)
    await expect(heading(page)).toHaveText('Writing tests')
    await expect(page).toHaveURL(`${site}/usage/writing-tests`)
    await expect(page.locator('html')).toHaveAttribute('data-held-back', 'true')
  })
})

test.describe('a proxy that minifies and strips comments', () => {
  // React misses its marks, and renders the page anew from what stands there.
  test.use({ allowedMessages: /^debug: The page was changed, and re-rendered/ })

  test('pages of every kind come alive, keep their text and lead on', async ({ tab: page }) => {
    const site = await host({ alter: minify })
    for (const route of [
      ...['/', '/search?q=store', '/errors?code=7', '/tutorials/videos', '/introduction/ecosystem'],
      ...['/tutorials/essentials/part-2-app-structure', '/usage/migrating-to-modern-redux', '/faq'],
      ...['/style-guide/', '/understanding/thinking-in-redux/glossary'],
    ]) {
      await page.goto(site + route)
      await hydrated(page)
      await expect(heading(page)).toBeVisible()
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Usage Guide' })
      await expectNoReload(page, async () => {
        await link.click()
        await expect(page).toHaveURL(`${site}/usage/`)
        await expect(heading(page)).toHaveText('Redux usage guide')
      })
    }
  })
})
