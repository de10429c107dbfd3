import type { Page } from '@playwright/test'
import { framePainted, heading, open, other, sidebarLink, start } from '../support/reader.ts'
import { settingsSite } from '../support/releases.ts'
import { expect, holdRequests, hydrated, noJavaScript, test } from '../support/site.ts'

test.use({ fetchesAhead: false })

const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ })
const mode = (page: Page) => page.locator('html').getAttribute('data-theme')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** A color token as the browser computes it for the mode in force. */
const colorOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('div')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
const store = (page: Page, entries: { [key: string]: string }) =>
  page.addInitScript((all) => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', 'true')
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)

test.describe('color mode', () => {
  test('I1 I3 I6 I7 the toggle switches light and dark, stores it and says what is on', async ({
    tab: page,
  }) => {
    await open(page, start)
    expect(await mode(page)).toBe('light')
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
    await toggle(page).click()
    expect(await mode(page)).toBe('dark')
    expect(await stored(page, 'theme')).toBe('dark')
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
    await toggle(page).click()
    expect(await mode(page)).toBe('light')
    expect(await stored(page, 'theme')).toBe('light')
  })

  for (const value of ['', 'DARK', 'auto', '1']) {
    test(`I4 a stored "${value}" is light, also on a dark system`, async ({ tab: page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await store(page, { theme: value })
      await open(page, start)
      expect(await mode(page)).toBe('light')
    })
  }

  test('I5 I12 with nothing stored it is light, whatever the system or the address says', async ({
    tab: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, `${start}?docusaurus-theme=dark`)
    expect(await mode(page)).toBe('light')
    expect(await stored(page, 'theme')).toBeNull()
  })

  test('I2 I13 I14 a stored dark is on the first paint, before any script file', async ({
    page,
  }) => {
    await store(page, { theme: 'dark' })
    await page.route(/\.js$/, (route) => route.abort())
    test.info().annotations.push({ type: 'expects', description: 'blocked scripts' })
    await page.goto(start, { waitUntil: 'commit' })
    // The heading has a box before its styles have come, but nothing of it is painted.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    expect(await mode(page)).toBe('dark')
    const [background, scheme] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ])
    expect(scheme).toBe('dark')
    expect(background).toBe(await colorOf(page, '--page'))
  })
  test.use({ allowedMessages: /Failed to load resource|net::ERR|did not start/ })

  test('I9 I10 other tabs follow, also when the choice is removed', async ({ tab: page }) => {
    await open(page, start)
    const second = await page.context().newPage()
    await open(second, other.route)
    await toggle(page).click()
    await expect.poll(() => mode(second)).toBe('dark')
    await page.evaluate(() => localStorage.removeItem('theme'))
    await expect.poll(() => mode(second)).toBe('light')
    // The page that has removed the choice does not hear of it.
    await toggle(page).click()
    await toggle(page).click()
    await expect.poll(() => mode(second)).toBe('dark')
    await page.evaluate(() => localStorage.clear())
    await expect.poll(() => mode(second)).toBe('light')
  })

  test('I5 I11 a site that follows the system does so live, until the reader chooses', async ({
    tab: page,
    withBuild,
  }) => {
    const site = await withBuild(settingsSite)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${site}guide/one`)
    await hydrated(page)
    expect(await mode(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => mode(page)).toBe('light')
    expect(await stored(page, 'theme')).toBeNull()
    await toggle(page).click()
    await expect.poll(() => mode(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await mode(page)).toBe('dark')
  })

  test('I8 the toggle is not operable before script runs', async ({ request }) => {
    const html = await (await request.get(start)).text()
    expect(html).toMatch(
      /<button[^>]*Switch between dark and light mode[^>]*disabled|<button[^>]*disabled[^>]*Switch between dark and light mode/,
    )
  })

  noJavaScript(
    'I8 X3 without script there is no toggle and the mode is light',
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(start)
      await expect(toggle(page)).toBeHidden()
      expect(await mode(page)).toBe('light')
    },
  )
})

test.describe('announcement', () => {
  const id = 'docusaurus.announcement.id'
  const dismissal = 'docusaurus.announcement.dismiss'
  const region = (page: Page) => page.getByRole('region', { name: /announcement/i })
  const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true })

  test('J1 J2 J4 a first visit shows it and notes so; closing it is for good', async ({
    tab: page,
  }) => {
    await open(page, start)
    await expect(region(page)).toBeVisible()
    expect(await stored(page, id)).toBeTruthy()
    expect(await stored(page, dismissal)).toBe('false')
    await close(page).click()
    await expect(region(page)).toHaveCount(0)
    expect(await stored(page, dismissal)).toBe('true')
    await page.reload()
    await hydrated(page)
    await expect(region(page)).toHaveCount(0)
  })

  for (const value of ['TRUE', '1', '']) {
    test(`J3 a dismissal of "${value}" is none`, async ({ tab: page }) => {
      await open(page, start)
      const current = (await stored(page, id)) ?? ''
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        dismissal,
        value,
      ] as const)
      expect(current).not.toBe('')
      await page.reload()
      await hydrated(page)
      await expect(region(page)).toBeVisible()
    })
  }

  test('J5 J7 a new announcement shows at once to those who closed the old one', async ({
    tab: page,
  }) => {
    await store(page, { [id]: 'x', [dismissal]: 'true' })
    await page.goto(start)
    await expect(region(page)).toBeVisible()
    await hydrated(page)
    expect(await stored(page, id)).not.toBe('x')
    expect(await stored(page, dismissal)).toBe('false')
  })

  test('J6 a closed one is not on the first paint', async ({ tab: page }) => {
    await open(page, start)
    await close(page).click()
    await page.route(/\.js$/, (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(region(page)).toBeHidden()
  })
  test.use({ allowedMessages: /Failed to load resource|net::ERR|did not start/ })

  test('J8 it is 30 px high above the bar and scrolls away', async ({ tab: page }) => {
    await open(page, start)
    expect(await region(page).boundingBox()).toMatchObject({ y: 0, height: 30 })
    await page.mouse.wheel(0, 500)
    await expect.poll(async () => ((await region(page).boundingBox())?.y ?? 0) < 0).toBe(true)
  })

  test('J9 it is not printed', async ({ tab: page }) => {
    await open(page, start)
    await page.emulateMedia({ media: 'print' })
    await expect(region(page)).toBeHidden()
  })

  test('J10 closing it in one tab closes it in the others', async ({ tab: page }) => {
    await open(page, start)
    const second = await page.context().newPage()
    await open(second, other.route)
    await close(page).click()
    await expect(region(second)).toHaveCount(0)
  })

  test('J1 K2 a site without one writes no keys, and one that keeps no version touches none', async ({
    tab: page,
    withBuild,
  }) => {
    const site = await withBuild(settingsSite)
    await page.goto(`${site}guide/one`)
    await hydrated(page)
    await expect(region(page)).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test('K3 K4 X8 the site keeps only its own keys, and removes an unknown version', async ({
  tab: page,
}) => {
  await store(page, { 'docs-preferred-version-default': 'v9' })
  await open(page, '/tutorials/quick-start')
  expect(await stored(page, 'docs-preferred-version-default')).toBeNull()
  await toggle(page).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.locator('[data-choice=language]').first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'JavaScript' }).first().click()
  await sidebarLink(page, '/tutorials/index').click()
  await expect(page).toHaveURL(/tutorials\/index$/)
  const allowed =
    /^(theme|docusaurus\.announcement\.(dismiss|id)|docs-preferred-version-default|docusaurus\.tab\..+|__DOCSEARCH_.+)$/
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => !allowed.test(key))).toEqual([])
  expect(keys).not.toContain('docs-preferred-version-default')
})

test.describe('tabs of a group', () => {
  for (const [address, shown] of [
    ['guide/tabs', 'linux'],
    ['guide/tabs?os=windows', 'windows'],
  ] as const) {
    test(`L2 L5 X4 on ${address} every frame shows ${shown} where linux is stored, before and after the app comes`, async ({
      tab: page,
      withBuild,
    }) => {
      const site = await withBuild(settingsSite)
      await store(page, { 'docusaurus.tab.os': 'linux' })
      await page.addInitScript(() => {
        const seen = new Set<string>()
        Object.assign(window, { seen })
        const look = () => {
          const panel = document.querySelector<HTMLElement>('.tabs [role=tabpanel]:not([hidden])')
          if (panel) seen.add(panel.dataset.value ?? '')
          requestAnimationFrame(look)
        }
        look()
        new PerformanceObserver((list) => {
          if (list.getEntries().length > 0) seen.add('a layout shift')
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const release = await holdRequests(page, /\/assets\/app\..*\.js/)
      await page.goto(site + address)
      const panels = page.locator('[role=tabpanel]:visible')
      await expect(panels.first()).toHaveAttribute('data-value', shown)
      await expect(panels.last()).toHaveAttribute('data-value', 'linux')
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(2)
      release()
      await hydrated(page)
      await framePainted(page)
      await expect(panels.first()).toHaveAttribute('data-value', shown)
      const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
      expect(await seen()).toEqual([shown])

      await page.getByRole('tab', { name: 'Linux' }).first().click()
      await expect(panels.first()).toHaveAttribute('data-value', 'linux')
      await page.getByRole('tab', { name: 'Windows' }).last().click()
      await expect(panels.first()).toHaveAttribute('data-value', 'windows')
    })
  }
})

test.describe('variant of code samples', () => {
  test('X4 a stored variant is on the first paint and survives hydration', async ({
    tab: page,
  }) => {
    await store(page, {
      'docusaurus.tab.language': 'js',
      'docusaurus.tab.package-manager': 'pnpm',
    })
    await page.goto('/tutorials/quick-start', { waitUntil: 'commit' })
    await expect(page.locator('.code .v-pnpm').first()).toBeVisible()
    await expect(page.locator('.code .v-npm').first()).toBeHidden()
    await hydrated(page)
    await expect(page.locator('.code .v-js').first()).toBeVisible()
    await expect(page.locator('.code .v-ts').first()).toBeHidden()
  })

  test('L2 L3 choosing a form switches every sample, here and in other tabs; what is copied is what shows', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/tutorials/quick-start')
    const second = await context.newPage()
    await open(second, '/tutorials/typescript-quick-start')
    await page.getByRole('button', { name: 'pnpm' }).first().click()
    await expect(page.locator('.code .v-pnpm').first()).toBeVisible()
    await expect
      .poll(() => second.locator('html').getAttribute('data-package-manager'))
      .toBe('pnpm')
    await page.bringToFront()
    const block = page.locator('.code-block', { has: page.locator('.v-pnpm') }).first()
    await block.hover()
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('pnpm add')
    expect(await copied()).not.toMatch(/\bnpm install/)
  })
})
