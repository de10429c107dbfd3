import type { Locator, Page } from '@playwright/test'
import { framePainted, open } from '../support/reader.ts'
import { expect, holdRequests, test } from '../support/site.ts'

/** What has the focus: its name for messages, and what is wrong with how it shows; null when nothing has it. */
type Stop = { name: string; flaw: string | null } | null

/**
 * Looks at the focused element: it has to be in the window, not under what stays in place (such as the
 * bar), and marked as focused.
 */
function look(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    const name = `${element.tagName.toLowerCase()} "${label}"`

    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (x1 - x0 < 1 || y1 - y0 < 1) return { name, flaw: 'is out of the window' }

    // Something tall (code, a box that scrolls) may show a part of itself.
    const hits = [0.2, 0.5, 0.8].map((part) =>
      document.elementFromPoint((x0 + x1) / 2, y0 + part * (y1 - y0)),
    )
    const isOwn = (hit: Element | null) => hit && (element.contains(hit) || hit.contains(element))
    if (!hits.some(isOwn)) return { name, flaw: `is covered by ${hits[1]?.className}` }

    // The mark may be around the element, or around what stands for it (a label, a track).
    const isMarked = [element, element.parentElement, ...element.querySelectorAll('*')].some(
      (part) => {
        if (!part) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      },
    )
    return { name, flaw: isMarked ? null : 'is not marked' }
  })
}

/** The same, once scrolling and the bar have come to rest. */
async function lookAtRest(page: Page): Promise<Stop> {
  let stop = await look(page)
  await expect
    .poll(async () => {
      stop = await look(page)
      return stop?.flaw ?? null
    })
    .toBeNull()
    .catch(() => {})
  return stop
}

/** Goes through a page by one key until focus leaves it, or so many steps. Returns the names of what it met. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = 400): Promise<string[]> {
  const names: string[] = []
  const flaws: string[] = []
  while (names.length < steps) {
    await page.keyboard.press(key)
    // The first press loads what diagrams have for the keyboard; no reader is past them before it is there.
    if (names.length === 0) await expect(page.locator('.diagram-controls:empty')).toHaveCount(0)
    let stop = await look(page)
    if (!stop) break
    if (stop.flaw) stop = await lookAtRest(page)
    names.push(stop?.name ?? 'nothing')
    if (stop?.flaw) flaws.push(`${stop.name} ${stop.flaw}`)
  }
  expect(names.length, 'Expected to come to the end of the page').toBeLessThan(400)
  expect(flaws, 'Expected to see what has the focus').toEqual([])
  return names
}

/** How many elements of a page the Tab key has to reach. One of a set of radio buttons or tabs stands for all. */
const tabbable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, summary, [tabindex="0"]',
    )
    return [...all].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    ).length
  })

test.describe('the Tab key', () => {
  // A link that has the focus would fetch its page.
  test.use({
    allowedMessages: /404 \(Not Found\)/,
    reducedMotion: 'reduce',
    fetchesAhead: false,
  })

  for (const [kind, route, width] of [
    ['a docs page', '/tutorials/essentials/part-2-app-structure', 1280],
    ['a docs page', '/tutorials/quick-start', 390],
    ['a list of resources', '/introduction/ecosystem', 390],
    ['the home page', '/', 1280],
    ['the home page', '/', 390],
    ['the not-found page', '/no-page-has-this-address', 1280],
  ] as const) {
    test(`reaches all there is on ${kind}, ${width} px wide, and leaves it`, async ({
      tab: page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await open(page, route)
      // Code that scrolls is a stop, once it has been measured.
      await framePainted(page)
      const there = await walk(page, 'Tab')
      expect(there.length).toBeGreaterThanOrEqual(await tabbable(page))
      if (there.length > 60) return
      await page.locator('footer a').last().focus()
      const back = await walk(page, 'Shift+Tab', there.length - 1)
      expect([...back.reverse(), there.at(-1)]).toEqual(there)
    })
  }

  test('leaves the results of a search for the footer, which stays where it is', async ({
    tab: page,
  }) => {
    await open(page, '/search?q=store')
    await expect(page.getByRole('article').first().locator('> p')).toBeVisible()
    await walk(page, 'Tab')
  })

  test('keeps the result that it has come to in sight when excerpts come above it', async ({
    tab: page,
  }) => {
    const release = await holdRequests(page, /search-(words|text)\./)
    await open(page, '/search?q=store')
    const titles = page.locator('.search-result h2 a')
    await expect(titles).toHaveCount(15)
    await expect(page.locator('.search-result > p')).toHaveCount(0)
    await titles.evaluateAll((links) =>
      (links as HTMLElement[])
        .findLast((link) => link.getBoundingClientRect().bottom < innerHeight)
        ?.focus(),
    )
    release()
    await expect(page.locator('.search-result > p')).toHaveCount(15)
    await expect(page.locator('.search-result a:focus')).toBeInViewport()
  })
})

/** Presses a key on a control and expects that the focus stays there, to be seen. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await control.focus()
  await page.keyboard.press(key)
  await expect(control).toBeFocused()
  expect((await lookAtRest(page))?.flaw ?? null).toBeNull()
}

test('Controls around the article keep the focus, and what goes away hands it on', async ({
  tab: page,
}) => {
  await open(page, '/tutorials/essentials/part-2-app-structure')
  const theme = page.locator('html')
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ })
  await press(page, toggle)
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await press(page, toggle, 'Space')
  await expect(theme).toHaveAttribute('data-theme', 'light')

  const category = page.locator('.sidebar-category', { hasText: 'Usage Guide' })
  const isOpen = await category.getAttribute('aria-expanded')
  await press(page, category)
  await expect(category).not.toHaveAttribute('aria-expanded', String(isOpen))

  await page.locator('.announcement-close').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.announcement-close')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('.navbar :focus')).toBeVisible()
  expect(await lookAtRest(page)).toMatchObject({ flaw: null })

  const brand = page.locator('.navbar .brand')
  await brand.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(brand).toBeFocused()
})

test('Controls within an article keep the focus and do their work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/tutorials/essentials/part-2-app-structure')
  await page.keyboard.press('Tab')
  const block = page
    .locator('.code-block', { has: page.getByRole('button', { name: 'JavaScript' }) })
    .first()
  const javascript = block.getByRole('button', { name: 'JavaScript' })
  await press(page, javascript)
  await expect(javascript).toHaveAttribute('aria-pressed', 'true')
  await press(page, block.getByRole('button', { name: 'TypeScript' }), 'Space')
  await expect(javascript).toHaveAttribute('aria-pressed', 'false')

  const code = page
    .locator('.code-block', { has: page.getByRole('button', { name: /Toggle word wrap/ }) })
    .first()
  const wrap = code.getByRole('button', { name: /word wrap/ })
  await press(page, wrap)
  const copy = code.getByRole('button', { name: /^Cop(y code|ied)/ })
  await press(page, copy)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')

  // What scrolls sideways does so by keys.
  const table = page.locator('.table-scroll').first()
  await press(page, table, 'ArrowRight')

  const download = page.locator('.checkpoint a').first()
  await download.focus()
  expect((await lookAtRest(page))?.flaw ?? null).toBeNull()
})

test('The loop of the home page never takes the focus away', async ({ tab: page }) => {
  await open(page, '/')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await press(page, button('Add'))
  await press(page, button('Subtract'), 'Space')
  const history = page.getByRole('slider', { name: 'History' })
  await press(page, history, 'ArrowLeft')
  // At either end there is no further step, and the button is still there.
  await press(page, history, 'Home')
  await press(page, button('One step forward'))
  await press(page, button('One step back'))
  await press(page, button('One step back'))
  await press(page, history, 'End')
  await press(page, button('One step forward'))
  await press(page, button('Clear'))
})

test('Lists are narrowed by keys, and the answer about an error is reached', async ({
  tab: page,
}) => {
  await open(page, '/introduction/ecosystem')
  const field = page.locator('.resource-filter').getByRole('searchbox')
  await field.focus()
  await page.keyboard.type('router')
  await expect(page.locator('.resource-filter')).toContainText(/\d+ of \d+ shown/)
  await expect(field).toBeFocused()
  const box = page.locator('.resource-filter').getByRole('checkbox')
  await press(page, box, 'Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('Tab')
  expect((await lookAtRest(page))?.flaw ?? null).toBeNull()

  await open(page, '/errors?code=7')
  const answer = page.locator('.error-lookup-title a')
  await answer.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#core-7$/)
  await page.keyboard.press('Tab')
  expect(await lookAtRest(page)).toMatchObject({ flaw: null })
})

test('The menu of narrow windows is opened, walked and left by keys', async ({ tab: page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/tutorials/quick-start')
  const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' })
  await hamburger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  const controls = await menu.locator('a[href], button').filter({ visible: true }).count()
  for (let step = 0; step < Math.min(controls, 25); step++) {
    await page.keyboard.press('Tab')
    const stop = await lookAtRest(page)
    expect(stop?.flaw ?? null, stop?.name).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(hamburger).toBeFocused()

  const contents = page.locator('.contents-button')
  await press(page, contents)
  await expect(contents).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  expect(await lookAtRest(page)).toMatchObject({ flaw: null })
})
