/** Reading without a connection: what is kept, the copy of the whole site, new releases, refusals. */
import type { Page } from '@playwright/test'
import { buildFixture, siteRoot } from '../support/builds.ts'
import { type Host, startHost } from '../support/host.ts'
import {
  heading,
  open,
  other,
  record,
  sidebarLink,
  start,
  withoutLinksInView,
} from '../support/reader.ts'
import { nextRelease, releaseWithoutOffline, settingsSite } from '../support/releases.ts'
import { test as base, expect, hydrated } from '../support/site.ts'

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL: _ }, use) => {
    const host = await startHost(siteRoot)
    await use(host)
    await host.close()
  },
  baseURL: undefined,
})

const offlineNoise = /Failed to load resource|net::ERR|could not be loaded/

test.use({ serviceWorkers: 'allow', allowedMessages: offlineNoise })

const at = (host: Host, route: string) => host.address + route.slice(1)

/** Waits until the browser keeps what stands at an address: in this cache, or in whichever. */
async function expectKept(page: Page, address: string, cacheName?: string): Promise<void> {
  const keeps = () =>
    page.evaluate(async ([url, options]) => (await caches.match(url, options)) !== undefined, [
      address,
      cacheName ? { cacheName } : {},
    ] as const)
  await expect.poll(keeps, { message: `keeps ${address}` }).toBe(true)
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

test('the manifest for installing is named once the page is alive, and not in the document', async ({
  page,
  host,
}) => {
  const document = await page.goto(at(host, start))
  expect(await document?.text()).not.toContain('site.webmanifest')
  const manifest = page.locator('head > link[rel=manifest]')
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest')
  const answer = await page.request.get(at(host, '/site.webmanifest'))
  expect(await answer.json()).toMatchObject({ start_url: './' })
})

test('pages that were opened open again without a connection, from their address and by links', async ({
  page,
  host,
}) => {
  await open(page, at(host, start))
  await expectKept(page, at(host, start))
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await expectKept(page, at(host, other.route))

  host.cut()
  await open(page, at(host, other.route))
  await expect(heading(page)).toHaveText(other.title)
  const documents = record(page, new RegExp(`${start}$`))
  await sidebarLink(page, start).click()
  await expect(page).toHaveURL(at(host, start))
  await expect(heading(page)).not.toHaveText(other.title)
  expect(documents).toEqual([])
  await page.goBack()
  await expect(heading(page)).toHaveText(other.title)
})

test('a page works on when the browser clears all that the site has stored, and is kept again', async ({
  page,
  host,
}) => {
  await open(page, at(host, start))
  await expectKept(page, at(host, start))
  const devTools = await page.context().newCDPSession(page)
  const { origin } = new URL(host.address)
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  expect(await cacheNames(page)).toEqual([])

  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await sidebarLink(page, other.route).click()
  await expect(heading(page)).toHaveText(other.title)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('createSlice')
  await expect(page.getByRole('option').first()).toBeVisible()

  await open(page, at(host, start))
  await expectKept(page, at(host, start))
  host.cut()
  await open(page, at(host, start))
})

test('search answers without a connection once a second page was opened', async ({
  page,
  host,
}) => {
  await open(page, at(host, start))
  await expectKept(page, at(host, start))
  await sidebarLink(page, other.route).click()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
        return kept.flat().filter(({ url }) => /search-(index|words|text)/.test(url)).length
      }),
    )
    .toBe(3)

  host.cut()
  await open(page, at(host, start))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('createSlice')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a page that is not kept says so at its own address, lists what is, and opens later', async ({
  page,
  host,
  context,
}) => {
  await open(page, at(host, '/api/api-reference'))
  await expectKept(page, at(host, '/api/api-reference'))

  host.cut()
  await open(page, at(host, '/faq?x=1'))
  await expect(page).toHaveURL(at(host, '/faq?x=1'))
  await expect(heading(page)).toHaveText('This page is not saved')
  await expect(page).toHaveTitle(/not saved/)
  const kept = page.getByRole('main').getByRole('listitem')
  await expect(kept).toHaveCount(1)

  // An old address leads to its page, when that is kept.
  await page.goto(at(host, '/api'))
  await expect(page).toHaveURL(at(host, '/api/api-reference'))
  await expect(heading(page)).toHaveText('API Reference')

  await open(page, at(host, '/faq'))
  host.restore()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(heading(page)).not.toHaveText('This page is not saved')
})

test.describe('the whole site', () => {
  const save = (page: Page) => page.getByRole('button', { name: /^Save the whole site/ })
  const savedNames = async (page: Page) =>
    (await cacheNames(page)).filter((name) => name.includes(':saved:'))

  test('is saved with its size stated first, opens without a connection, and is removed', async ({
    page,
    host,
  }) => {
    await open(page, at(host, '/offline'))
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText(/^All \d+ pages, .* take [\d.]+ MB to download/)
    await save(page).click()
    await expect(status).toHaveText(/^The whole site was saved on .*\d{4}: [\d.]+ MB\.$/)
    await expect(status).toBeFocused()

    host.cut()
    await open(page, at(host, '/usage/nextjs'))
    await expect(heading(page)).toHaveText(/Next\.js/)
    await sidebarLink(page, '/usage/implementing-undo-history').click()
    await expect(heading(page)).toHaveText('Implementing undo and redo')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('createSlice')
    await expect(page.getByRole('option').first()).toBeVisible()

    await open(page, at(host, '/offline'))
    await page.getByRole('button', { name: 'Remove the saved copy' }).click()
    await expect(status).toHaveText(/Go online to see/)
    expect(await savedNames(page)).toEqual([])
  })

  test('shows how far saving is, also after a visit elsewhere, and leaves nothing when cancelled', async ({
    page,
    host,
    context,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route(/\/faq\/actions$/, async (route) => {
      await released
      await route.continue().catch(() => {})
    })
    await open(page, at(host, '/offline'))
    await save(page).click()
    const progress = page.getByRole('progressbar', { name: /^Saving: / })
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(100_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Usage Guide' }).click()
    await expect(progress).toHaveCount(0)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Read this site offline' })
      .click()
    await expect(progress).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(save(page)).toBeVisible()
    expect(await savedNames(page)).toEqual([])
    release()
  })

  test('stays when another tab, which has not seen it, saves it again without a connection', async ({
    page,
    host,
    context,
  }) => {
    const second = await context.newPage()
    await open(second, at(host, '/offline'))
    await expect(save(second)).toBeVisible()
    await open(page, at(host, '/offline'))
    await save(page).click()
    const saved = /^The whole site was saved on /
    const status = (shown: Page) => shown.getByRole('main').getByRole('status')
    await expect(status(page)).toHaveText(saved)
    const [name] = await savedNames(page)

    host.cut()
    await save(second).click()
    await expect(status(second)).toHaveText(saved)
    await expect(save(second)).toHaveCount(0)
    expect(await savedNames(page)).toEqual([name])
    await open(page, at(host, '/usage/nextjs'))
    await expect(heading(page)).toHaveText(/Next\.js/)

    // Seen again, a tab shows what another one has done.
    await open(page, at(host, '/offline'))
    await page.getByRole('button', { name: 'Remove the saved copy' }).click()
    await expect(status(page)).toHaveText(/Go online to see/)
    await second.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(status(second)).toHaveText(/Go online to see/)
  })

  test('is not saved by half when storage is full, and pages work on', async ({
    page,
    host,
    context,
  }) => {
    await open(page, at(host, '/offline'))
    await expectKept(page, at(host, '/offline'))
    const session = await context.newCDPSession(page)
    const { origin } = new URL(host.address)
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
    const quotaSize = usage + 3_000_000
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })

    const status = page.getByRole('main').getByRole('status')
    await save(page).click()
    await expect(status).toHaveText(
      /^There isn’t enough space on this device\. Nothing was saved\./,
    )
    expect(await savedNames(page)).toEqual([])

    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await open(page, at(host, start))
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    await session.send('Storage.overrideQuotaForOrigin', { origin })
  })
})

test.describe('a page in the place of a file', () => {
  const files: { [what: string]: RegExp } = {
    'of search': /assets\/search-(index|words|text)/,
    'of the worker that searches': /assets\/search-worker/,
  }

  for (const [what, paths] of Object.entries(files)) {
    for (const serviceWorkers of ['allow', 'block'] as const) {
      test.describe(`service workers: ${serviceWorkers}`, () => {
        test.use({ serviceWorkers, allowedMessages: /search|MIME type|blocked by Playwright/ })

        test(`${what} is forgotten once the network lets the site through`, async ({
          page,
          host,
        }) => {
          host.askToSignIn(paths)
          await open(page, at(host, start))
          // A page in the place of its worker's script is one in that of a file which the service worker waits for.
          if (serviceWorkers === 'allow' && what === 'of search')
            await page.evaluate(() => navigator.serviceWorker.ready)
          await page.keyboard.press('Control+k')
          const field = page.getByRole('combobox', { name: 'Search' })
          await field.fill('stor')
          const failure = page.getByRole('dialog').getByRole('alert')
          await expect(failure).toContainText('Unable to fetch results')
          host.askToSignIn(null)
          await expect(async () => {
            await field.fill('store')
            await field.fill('stor')
            await expect(page.getByRole('option').first()).toBeVisible({ timeout: 5000 })
          }).toPass()

          // Nothing of it is left for later pages.
          await open(page, at(host, other.route))
          await page.keyboard.press('Control+k')
          await field.fill('createSlice')
          await expect(page.getByRole('option').first()).toBeVisible()
        })
      })
    }
  }

  test('keeps the worker from being installed, and is asked for again', async ({ page, host }) => {
    host.askToSignIn(/assets\/video\./)
    await open(page, at(host, start))
    const requests: string[] = []
    await expect
      .poll(() => requests.push(...host.takeRequests()) && requests.join())
      .toContain('/assets/video.')
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers).toBe(0)
    host.askToSignIn(null)
    await open(page, at(host, other.route))
    await expectKept(page, at(host, other.route))
    const types = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'))
      const found = await Promise.all(scripts.map((script) => cache.match(script)))
      return [...new Set(found.map((script) => script?.headers.get('Content-Type')))]
    })
    expect(types).toEqual(['text/javascript; charset=utf-8'])
  })
})

test.describe('a new release', () => {
  const prompt = (page: Page) => page.getByText('A new version of the site is ready.')
  const one = 'guide/one'
  const two = 'guide/two'
  const newestCache = async (page: Page) => (await cacheNames(page)).at(-1)

  // Chromium lets a worker in when the earlier one has no requests left.
  test.beforeEach(({ page }) => withoutLinksInView(page))

  test('is offered to a page that is open, and never mixes with an earlier one', async ({
    page,
  }) => {
    const host = await startHost(await buildFixture(settingsSite))
    const next = await buildFixture(nextRelease)
    await open(page, host.address + one)
    await expectKept(page, host.address + one)
    await open(page, host.address + two)
    await expectKept(page, host.address + two)
    await expect(prompt(page)).toHaveCount(0)

    await host.publish(next)
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    await expect(prompt(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Guide two')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await hydrated(page)
    await expectKept(page, host.address + two, await newestCache(page))

    // Page one was opened in the first release only, and still stands with all that it names.
    host.cut()
    const failed: string[] = []
    page.on('requestfailed', (request) => {
      if (/\/(assets|_pages|_images)\//.test(request.url())) failed.push(request.url())
    })
    await open(page, host.address + one)
    await expect(heading(page)).toHaveText('Guide one')
    await open(page, host.address + two)
    expect(failed).toEqual([])

    host.restore()
    await open(page, host.address + one)
    await expect(heading(page)).toHaveText('Guide renewed')
    await expectKept(page, host.address + one, await newestCache(page))
    host.cut()
    await open(page, host.address + one)
    await expect(heading(page)).toHaveText('Guide renewed')
    await host.close()
  })

  test('takes over unasked, and is offered only to pages of an earlier one', async ({
    page,
    context,
  }) => {
    const host = await startHost(await buildFixture(settingsSite))
    const next = await buildFixture(nextRelease)
    await open(page, host.address + one)
    await expectKept(page, host.address + one)
    await host.publish(next)

    const second = await context.newPage()
    await open(second, host.address + one)
    await expect(heading(second)).toHaveText('Guide renewed')
    await expect(prompt(page)).toBeVisible()
    await expect(prompt(second)).toHaveCount(0)
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await expectKept(second, host.address + one, await newestCache(second))
    await host.close()
  })

  test('that is no longer read offline frees the browser', async ({ page }) => {
    const host = await startHost(await buildFixture(settingsSite))
    const next = await buildFixture(releaseWithoutOffline)
    await open(page, host.address + one)
    await expectKept(page, host.address + one)
    await page.evaluate(() => caches.open('of somebody else'))
    await host.publish(next)
    await open(page, host.address + two)
    await expect.poll(() => cacheNames(page)).toEqual(['of somebody else'])
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers).toBe(0)
    await open(page, host.address + two)
    await expect(page.getByRole('link', { name: 'Read this site offline' })).toHaveCount(0)
    await host.close()
  })
})

test.describe('without a worker', () => {
  test.use({ allowedMessages: null })

  const refusals: { [what: string]: () => void } = {
    'a browser that refuses it': () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'))
    },
    'a browser that has none': () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    },
  }

  for (const [what, refuse] of Object.entries(refusals)) {
    test(`${what} shows the site, says why it saves nothing, and nothing in the console`, async ({
      page,
      host,
    }) => {
      await page.addInitScript(refuse)
      await open(page, at(host, start))
      await sidebarLink(page, other.route).click()
      await expect(heading(page)).toHaveText(other.title)
      await page.getByRole('link', { name: 'Read this site offline' }).click()
      const main = page.getByRole('main')
      const save = page.getByRole('button', { name: /^Save the whole site/ })
      await expect(save.or(main.getByText(/can’t save pages here/))).toBeVisible()
      if (await save.isVisible()) {
        await save.click()
        await expect(main.getByRole('status')).toHaveText(/doesn’t let the site save pages/)
      }
      expect(await cacheNames(page)).toEqual([])
    })
  }

  test('nothing is kept unasked for readers who save data', async ({ page, host }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, addEventListener() {} },
      })
    })
    await open(page, at(host, start))
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name)))
      .toContainEqual(expect.stringMatching(/assets\/offline\./))
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    expect(await cacheNames(page)).toEqual([])
  })
})
