import type { Page } from '@playwright/test'
import { sidebar as sidebarSource } from '../../content/sidebar.ts'
import { readBuild } from '../support/builds.ts'
import {
  heading,
  open,
  other,
  scrollTo,
  scrollY,
  sidebarLink,
  start,
  third,
} from '../support/reader.ts'
import { expect, holdRequests, hydrated, noJavaScript, test } from '../support/site.ts'

const { routes } = readBuild()
const sidebar = (page: Page) => page.locator('nav[aria-label="Docs sidebar"]')
const contents = (page: Page) => page.locator('nav[aria-label="On this page"]')

/** Page ids of the sidebar in order. */
const leaves = (items: typeof sidebarSource): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : leaves(item.items)))
const routeOf = (id: string) =>
  id === 'tutorials/index' ? '/tutorials/index' : `/${id.replace(/(^|\/)index$/, '$1')}`
const written = leaves(sidebarSource)
  .map(routeOf)
  .filter((route) => routes.includes(route))

test.describe('addresses', () => {
  test.use({ allowedMessages: /status of 404/ })

  for (const path of ['/faq/actions/x', '/fa', '/usage/structuring-reducers/x', '/%E0%A4%A']) {
    test(`A3 A7 A10 A11 ${path} is no page`, async ({ onlooker: page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await expect(heading(page)).toHaveText('Page Not Found')
      await expect(page).toHaveTitle('Page Not Found | Redux')
      await expect(page.locator('nav[aria-label="Main"]')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
  }

  test('A11 a link to an unknown path shows the same without a load and keeps the address', async ({
    tab: page,
  }) => {
    await open(page, start)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/no/such-page'
      link.textContent = 'nowhere'
      document.querySelector('main')?.prepend(link)
      Object.assign(window, { isSameDocument: true })
    })
    await page.getByRole('link', { name: 'nowhere' }).click()
    await expect(heading(page)).toHaveText('Page Not Found')
    expect(new URL(page.url()).pathname).toBe('/no/such-page')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})

test('A5 A16 every address on every page is spelled as its route', async ({ request }) => {
  const known = new Set(routes)
  const wrong: string[] = []
  for (const route of routes) {
    const html = await (await request.get(route)).text()
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)) {
      if (!known.has(href) && !/\.\w+$/.test(href)) wrong.push(`${route}: ${href}`)
    }
  }
  expect(wrong).toEqual([])
})

test('A6 A9 other spellings of an address become the canonical one, with query and hash', async ({
  request,
  site,
}) => {
  for (const [from, to] of [
    ['/api/store/', '/api/store'],
    ['/api/store.html', '/api/store'],
    ['/usage/index.html?x=1', '/usage/?x=1'],
    ['/API/Store', '/api/store'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    const location = new URL(response.headers().location ?? '', site)
    expect(location.pathname + location.search, from).toBe(to)
  }
})

test.describe('sidebar', () => {
  test('M1 M12 holds every page, in order, in the page itself', async ({ request }) => {
    const html = await (await request.get(start)).text()
    const nav = /<nav[^>]*aria-label="Docs sidebar"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    const hrefs = [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) === index)).toEqual(
      expect.arrayContaining(written),
    )
    const order = hrefs.filter((href) => written.includes(href ?? ''))
    expect([...new Set(order)]).toEqual(written)
  })

  test('M2 is 300 px wide, on docs only, and not in narrow windows', async ({ onlooker: page }) => {
    await open(page, start)
    expect((await sidebar(page).boundingBox())?.width).toBe(300)
    await page.setViewportSize({ width: 996, height: 800 })
    await expect(sidebar(page)).toBeHidden()
    for (const route of ['/', '/errors', '/search', '/introduction/']) {
      await open(page, route)
      await expect(sidebar(page)).toHaveCount(0)
    }
  })

  test('M3 M4 marks the page, and opens what holds it before script runs', async ({ request }) => {
    const spellings = written.slice(0, 40).map((route) => [route, route])
    for (const [address = '', route = ''] of [...spellings, [start.toUpperCase(), start]]) {
      const html = await (await request.get(address)).text()
      const nav = /<nav[^>]*aria-label="Docs sidebar"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
      const current = [...nav.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(
        ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
      )
      expect(current, address).toEqual([route])
    }
  })

  test('M5 M6 M7 categories open and close by pointer and keys, and stay as they were left', async ({
    tab: page,
  }) => {
    await open(page, start)
    const toggles = sidebar(page).locator('button[aria-expanded=false]')
    const [first, second] = [toggles.nth(0), toggles.nth(1)]
    const names = [await first.textContent(), await second.textContent()]
    const byName = (name: string | null | undefined) =>
      sidebar(page).getByRole('button', { name: name ?? '', exact: true })
    await byName(names[0]).click()
    await byName(names[1]).focus()
    await page.keyboard.press('Enter')
    await expect(byName(names[0])).toHaveAttribute('aria-expanded', 'true')
    await expect(byName(names[1])).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await expect(byName(names[1])).toHaveAttribute('aria-expanded', 'false')
    await sidebarLink(page, other.route).click()
    await expect(heading(page)).toHaveText(other.title)
    await expect(byName(names[0])).toHaveAttribute('aria-expanded', 'true')
  })

  test('M9 what was opened is open again before script runs, and moves nothing', async ({
    tab: page,
  }) => {
    await open(page, start)
    await sidebar(page).getByRole('button', { name: 'API Reference', exact: true }).click()
    await expect(sidebarLink(page, '/api/store')).toBeVisible()
    const release = await holdRequests(page, /assets\/app\./)
    await page.reload({ waitUntil: 'commit' })
    await expect(sidebarLink(page, '/api/store')).toBeVisible()
    const before = await sidebarLink(page, '/api/store').boundingBox()
    release()
    await hydrated(page)
    const toggle = sidebar(page).getByRole('button', { name: 'API Reference', exact: true })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(await sidebarLink(page, '/api/store').boundingBox()).toEqual(before)
    await toggle.click()
    await open(page, start)
    await expect(sidebarLink(page, '/api/store')).toBeHidden()
  })

  test('M8 arriving in a closed category opens it', async ({ tab: page }) => {
    await open(page, start)
    await expect(sidebarLink(page, '/api/store')).toBeHidden()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/api/store'
      link.textContent = 'to the store'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'to the store' }).click()
    await expect(page).toHaveURL(/api\/store$/)
    await expect(sidebarLink(page, '/api/store')).toBeVisible()
  })

  test('M9 the offset of the list stays from page to page', async ({ tab: page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, start)
    const offset = (to?: number) =>
      sidebar(page).evaluate((nav, top) => {
        const box = [nav, ...nav.querySelectorAll('*')].find(
          (element) =>
            element.scrollHeight > element.clientHeight + 10 &&
            /auto|scroll/.test(getComputedStyle(element).overflowY),
        )
        if (box && top !== undefined) box.scrollTop = top
        return box?.scrollTop ?? null
      }, to)
    expect(await offset(40)).toBe(40)
    await sidebarLink(page, third.route).click()
    await expect(heading(page)).toHaveText(third.title)
    expect(await offset()).toBe(40)
  })

  test('M10 the page shown is in view in the list, and the window does not move', async ({
    onlooker: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await open(page, '/redux-toolkit/overview')
    await expect(sidebarLink(page, '/redux-toolkit/overview')).toBeInViewport()
    expect(await scrollY(page)).toBe(0)
  })

  noJavaScript(
    'M6 without script a category leads to its first page',
    async ({ onlooker: page }) => {
      await page.goto(start)
      await expect(
        sidebar(page).getByRole('link', { name: 'API Reference', exact: true }).first(),
      ).toHaveAttribute('href', '/api/api-reference')
    },
  )
})

test.describe('contents', () => {
  test('N1 N8 names levels 2 and 3 of the page, each at its place', async ({ onlooker: page }) => {
    await open(page, start)
    const entries = await contents(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''))
    const headings = await page
      .locator('main h2[id], main h3[id]')
      .evaluateAll((all) => all.map((element) => element.id))
    expect(entries).toEqual(headings)
  })

  test('N3 stands beside the text, below the bar, with its own scroll', async ({
    onlooker: page,
  }) => {
    await open(page, '/understanding/thinking-in-redux/glossary')
    await scrollTo(page, 3000)
    const box = await contents(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(60)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  })

  test('N4 in narrow windows it is a closed box above the text', async ({ onlooker: page }) => {
    await page.setViewportSize({ width: 500, height: 800 })
    await open(page, start)
    const button = page.getByRole('button', { name: 'On this page' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(contents(page).locator('a').first()).toBeHidden()
    await button.click()
    await expect(contents(page).locator('a').first()).toBeVisible()
    await button.click()
    await expect(contents(page).locator('a').first()).toBeHidden()
  })

  test('N5 N6 N9 one entry is marked, after the rule, and stays in view', async ({
    onlooker: page,
  }) => {
    await open(page, '/understanding/thinking-in-redux/glossary')
    for (const y of [0, 900, 2500, 6000]) {
      await scrollTo(page, y)
      const expected = await page.evaluate(() => {
        const offset = 60
        const all = [...document.querySelectorAll<HTMLElement>('main h2[id], main h3[id]')]
        const next = all.findIndex((element) => element.getBoundingClientRect().top >= offset)
        if (next === -1) return all.at(-1)?.id ?? null
        const rect = all[next]?.getBoundingClientRect()
        if (rect && rect.top > 0 && rect.bottom < innerHeight / 2) return all[next]?.id ?? null
        return all[next - 1]?.id ?? null
      })
      const marked = contents(page).locator('a[aria-current]')
      await expect(marked).toHaveCount(expected === null ? 0 : 1)
      if (expected === null) continue
      await expect(marked).toHaveAttribute('href', new RegExp(`#${expected}$`))
      await expect(marked).toBeInViewport()
    }
  })
})

test('N10 a long list shows level 3 where the reader is', async ({ tab: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/errors')
  const entry = (id: string) => contents(page).locator(`a[href="#${id}"]`)
  await page.goto('/errors#core-7')
  await expect(entry('core-7')).toBeVisible()
  await expect(entry('toolkit')).toBeVisible()
  await expect(entry('toolkit-7')).toBeHidden()
})

test('O1 breadcrumbs lead home and name where the page stands', async ({ onlooker: page }) => {
  await open(page, '/usage/structuring-reducers/prerequisite-concepts')
  const crumbs = page.locator('nav[aria-label="Breadcrumbs"]')
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  await expect(crumbs.locator('li')).toHaveCount(4)
  await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1)
})

test('O2 O3 Next leads through every page in order, and Previous back', async ({ request }) => {
  const linksOf = async (route: string) => {
    const html = await (await request.get(route)).text()
    const nav = /<nav[^>]*aria-label="Docs pages"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  for (const [index, route] of written.entries()) {
    const expected = [written[index - 1], written[index + 1]].filter(Boolean)
    expect(await linksOf(route), route).toEqual(expected)
  }
})

test('V1 V2 V3 the footer is on every kind of page, at the bottom, and says the same years in any year', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2030-05-01'))
  await page.setViewportSize({ width: 1280, height: 1400 })
  for (const route of ['/', start, '/search', '/errors']) {
    await open(page, route)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('2015–2023')
    for (const label of ['Docs', 'Community', 'More'])
      await expect(footer.getByText(label, { exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Feedback' })).toHaveAttribute(
      'href',
      '/introduction/getting-started#help-and-discussion',
    )
    const bottom = await footer.evaluate(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    )
    expect(bottom).toBeGreaterThanOrEqual(1400)
  }
})

test('W7 after many navigations the head describes the page shown, as on a fresh load', async ({
  tab: page,
}) => {
  const headOf = (of: Page) =>
    of.evaluate(() =>
      [
        ...document.head.querySelectorAll(
          'title, meta[name=description], meta[name=robots], link[rel=canonical]',
        ),
      ]
        .map((element) => element.outerHTML.replace(/ data-[\w-]+="[^"]*"/g, ''))
        .sort(),
    )
  await open(page, start)
  for (const route of [
    '/introduction/installation',
    other.route,
    '/introduction/ecosystem',
    other.route,
  ]) {
    await sidebarLink(page, route).click()
    await expect(page).toHaveURL(new RegExp(`${route}$`))
    await expect(sidebarLink(page, route)).toHaveAttribute('aria-current', 'page')
  }
  const fresh = await page.context().newPage()
  await open(fresh, other.route)
  expect(await headOf(page)).toEqual(await headOf(fresh))
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `https://redux.js.org${start}`,
  )
})

test('W8 the sitemap holds every page but search and reading offline', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>https:\/\/redux\.js\.org([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(listed.sort()).toEqual(
    routes.filter((route) => !['/search', '/offline'].includes(route)).sort(),
  )
})

test('X1 print shows the text alone, in light, with code wrapped', async ({ tab: page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page, start)
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    'nav[aria-label="Main"]',
    'nav[aria-label="Docs sidebar"]',
    'nav[aria-label="On this page"]',
    'footer',
    'nav[aria-label="Docs pages"]',
  ]) {
    await expect(page.locator(gone).first(), gone).toBeHidden()
  }
  await expect(heading(page)).toBeVisible()
  expect(
    await page
      .locator('pre.code')
      .first()
      .evaluate((pre) => getComputedStyle(pre).whiteSpace),
  ).toContain('pre-wrap')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
  ).toContain('light')
})

noJavaScript(
  'X2 P9 H11 without script code is colored, details open and no control is dead',
  async ({ onlooker: page }) => {
    await page.goto('/tutorials/quick-start')
    await expect(page.locator('.code span.k:visible').first()).toBeVisible()
    for (const button of await page.locator('button:visible').all()) {
      expect(await button.isDisabled(), await button.innerText()).toBe(true)
    }
  },
)

test('P5 P6 P7 Copy says so for a second, and copies the code as shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, '/api/compose')
  await page.clock.pauseAt(Date.now() + 60_000)
  const block = page.locator('.code-block').first()
  const button = block.getByRole('button', { name: /^Cop/ })
  await expect(button).toHaveAccessibleName('Copy code to clipboard')
  await block.hover()
  await button.click()
  await expect(button).toHaveAccessibleName('Copied')
  await page.clock.runFor(999)
  await expect(button).toHaveAccessibleName('Copied')
  await page.clock.runFor(1)
  await expect(button).toHaveAccessibleName('Copy code to clipboard')
  const shown = await block
    .locator('code')
    .evaluate((code) => (code as HTMLElement).innerText.trimEnd())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
})

test('A head begins with a name or the language, and ends with the switch and Copy, side by side', async ({
  page,
}) => {
  await open(page, '/api/configurestore')
  const title = page.locator('.code-block-title[data-language]').first()
  await title.scrollIntoViewIfNeeded()
  const shown = () => title.evaluate((title) => getComputedStyle(title, '::before').content)
  const javascript = title.getByRole('button', { name: 'JavaScript' })
  const copy = title.locator('xpath=..').getByRole('button', { name: /^Copy/ })
  await expect(copy).toHaveAttribute('title', 'Copy code to clipboard')
  expect(await shown()).toMatch(/^"ts/)
  await javascript.click()
  expect(await shown()).toMatch(/^"js/)

  const [bar, last, icon] = await Promise.all(
    [title, javascript, copy].map((part) => part.boundingBox()),
  )
  if (!bar || !last || !icon) throw new Error('A part of the head isn’t there.')
  const gap = icon.x - (last.x + last.width)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(16)
  expect(bar.x + bar.width - (icon.x + icon.width)).toBeLessThan(8)
  for (const box of [last, icon]) {
    expect(Math.abs(box.y + box.height / 2 - (bar.y + bar.height / 2))).toBeLessThanOrEqual(1)
  }
})

test('P8 P10 wrapping is offered where code overflows, and such code can be reached by keyboard', async ({
  tab: page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await open(page, '/api/compose')
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' }).first()
  await expect(wrap).toBeAttached()
  const pre = page.locator('pre.code[tabindex="0"]').first()
  await expect(pre).toHaveAccessibleName(/\S/)
  await wrap.click({ force: true })
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
})

test('P11 P13 a heading has a link of its own, wide enough to hit', async ({ onlooker: page }) => {
  await open(page, start)
  const link = page.locator('main .heading-link').first()
  await expect(link).toHaveAccessibleName(/^Direct link to /)
  expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24)
  await expect(page.locator('h1 a')).toHaveCount(0)
})

test('P25 On a phone, a table with several columns of text is a list that needs no scrolling', async ({
  onlooker: page,
}) => {
  await page.goto('/errors')
  const box = page.locator('.table-scroll', { has: page.locator('.stackable') }).first()
  // Both at once: parts of the page above may still get their heights.
  const isBelowTitle = () =>
    box.evaluate((box) => {
      const [title, message] = [...box.querySelectorAll('td')].map((cell) => cell.offsetTop)
      return message !== undefined && title !== undefined && message > title
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(isBelowTitle).toBe(false)

  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(isBelowTitle).toBe(true)
  await expect(box.locator('td').nth(1)).toHaveAttribute('data-label', 'Message:')
  expect(await box.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('P27 Only changes leaves the changed lines of a sample, and copying still takes it whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/tutorials/essentials/part-5-async-logic')
  await hydrated(page)
  const onlyChanges = page.getByRole('checkbox', { name: 'Only changes' })
  const sample = page.locator('.code-block', { has: onlyChanges }).first()
  await sample.scrollIntoViewIfNeeded()
  await expect(sample.getByRole('button', { name: /^Copy/ })).toBeVisible()
  const code = sample.locator('.code')
  const heightOf = () => code.evaluate((code) => code.clientHeight)
  const before = await heightOf()
  const token = await code.locator('span:not(.line, .line *):visible').first().elementHandle()
  const word = (await token?.innerText()) ?? ''

  await sample.getByRole('checkbox').check()
  await expect(code.locator('.added').first()).toBeVisible()
  expect(await token?.isVisible()).toBe(false)
  expect(await heightOf()).toBeLessThan(before)
  await sample.getByRole('button', { name: /^Copy/ }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(word)

  await page.emulateMedia({ media: 'print' })
  expect(await token?.isVisible()).toBe(true)
  await expect(sample.getByText('Only changes')).toBeHidden()
})
