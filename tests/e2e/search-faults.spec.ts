/** What a reader sees of search when something is wrong, and what a hostile query does. */
import type { Page, Route } from '@playwright/test'
import { open, record } from '../support/reader.ts'
import { blockRequests, expect, holdRequests, test } from '../support/site.ts'

test.use({ fetchesAhead: false })

const start = '/faq/actions'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const failure = (page: Page) => dialog(page).getByRole('alert')

async function openDialog(page: Page): Promise<void> {
  await open(page, start)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test.describe('a file of search', () => {
  test.use({ allowedMessages: /search|Failed to load resource/i })

  const faults: { [fault: string]: (route: Route) => Promise<void> } = {
    'is missing': (route) => route.fulfill({ status: 404 }),
    'makes the server fail': (route) => route.fulfill({ status: 500 }),
    'is refused': (route) => route.abort('connectionrefused'),
    'is cut off': async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.body()).subarray(0, 5000) })
    },
    'is no JSON': (route) => route.fulfill({ body: '<!doctype html>' }),
    'holds something else': (route) => route.fulfill({ json: { titles: [] } }),
  }

  test('Q25, R12 whatever is wrong with the index is said, and each key tries again', async ({
    tab: page,
  }) => {
    const requests = record(page, /search-index/)
    let fault = faults['is missing']
    await page.route(/search-index/, (route) => fault?.(route) ?? route.continue())
    await openDialog(page)
    // What was asked for ahead has failed, too, once a key is answered.
    await page.keyboard.type('s')
    await expect(failure(page)).toBeVisible()
    for (const [name, answer] of Object.entries(faults)) {
      await test.step(name, async () => {
        fault = answer
        const before = requests.length
        await page.keyboard.type('s')
        await expect.poll(() => requests.length).toBeGreaterThan(before)
        await expect(failure(page)).toContainText('Unable to fetch results')
        await expect(options(page)).toHaveCount(0)
        // A key pressed while this try is under way would share it.
        await expect(dialog(page).locator('[data-searching]')).toHaveCount(0)
      })
    }
    fault = undefined
    await input(page).fill('store')
    await expect(options(page).first()).toBeVisible()
    await expect(failure(page)).toBeHidden()
  })

  test('R12 without the words of the texts, titles and headings are found, and the lack is said', async ({
    tab: page,
  }) => {
    const unblock = await blockRequests(page, /search-words/)
    await openDialog(page)
    await input(page).fill('getState')
    await expect(options(page).first()).toContainText('getState')
    await input(page).fill('zebra')
    await expect(failure(page)).toBeVisible()
    unblock()
    await input(page).fill('zebras')
    await expect(dialog(page).getByText('No results for')).toBeVisible()
  })

  test('R12 a worker that cannot start is said, and started anew by the next key', async ({
    tab: page,
  }) => {
    const unblock = await blockRequests(page, /search-worker/)
    await openDialog(page)
    await input(page).fill('stor')
    await expect(failure(page)).toBeVisible()
    unblock()
    await page.keyboard.type('e')
    await expect(options(page).first()).toBeVisible()
  })

  test('a dialog that cannot be loaded leads to the search page', async ({ tab: page }) => {
    await blockRequests(page, /search-dialog/)
    await open(page, start)
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL(/\/search$/)
  })
})

test('Q26 a search that hangs keeps what was there, and shows after 300 ms that it goes on', async ({
  tab: page,
}) => {
  const release = await holdRequests(page, /search-index/)
  await openDialog(page)
  await expect(dialog(page).getByText('Start here')).toBeVisible()
  await page.keyboard.type('store')
  const indicator = dialog(page).locator('.search-wait')
  const delays = await indicator.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  )
  expect(delays).toContain(300)
  await expect(indicator).toHaveCSS('opacity', '1')
  await expect(dialog(page).getByText('Start here')).toBeVisible()
  await expect(dialog(page).getByText('No results')).toBeHidden()
  release()
  await expect(options(page).first()).toBeVisible()
  await expect(indicator).toBeHidden()
})

test.describe('with storage that is full', () => {
  test.use({ allowedMessages: /Choices last until/ })

  test('X5 a hit is opened and the dialog works on', async ({ tab: page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
    })
    await openDialog(page)
    await page.keyboard.type('createStore')
    await expect(options(page).first()).toContainText('createStore')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createstore/)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('createStore')
    await expect(options(page).first()).toBeVisible()
  })
})

test('Q20 what a screen reader is told: the field, its list, the hit that Enter would open', async ({
  tab: page,
}) => {
  await openDialog(page)
  await input(page).fill('createStore')
  await expect(options(page).first()).toBeVisible()
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search" [expanded]: createStore
        - button "Clear the query"
      - listbox "Search results":
        - group "API Reference":
          - option /createStore/ [selected]
      - link /See all \\d+ results/
      - status: /\\d+ results/
  `)
  const named = async () => {
    const id = await input(page).getAttribute('aria-activedescendant')
    return page.locator(`[id="${id}"]`)
  }
  await expect(await named()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(await named()).toHaveAttribute('aria-selected', 'true')
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveCount(1)
  await input(page).fill('qqqqzzzz')
  await expect(dialog(page).getByRole('status')).toHaveText('No results')
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant')
})

test.describe('a hostile query of the search page', () => {
  const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const answer = (page: Page) => page.getByText(/documents? found|No results were found/)
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  test('S12 of 64 KB is answered by its beginning, and leaves the page usable', async ({
    tab: page,
  }) => {
    await open(page, '/search')
    const query = 'reset '.repeat(11_000)
    await page.evaluate((q) => {
      history.replaceState(history.state, '', `?q=${encodeURIComponent(q)}`)
    }, query)
    await expect(field(page)).toHaveValue(query)
    await expect(page.locator('article.search-result').first()).toBeVisible()
    expect((await heading(page).innerText()).length).toBeLessThan(150)
    expect((await page.title()).length).toBeLessThan(200)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await field(page).fill('createStore')
    await expect(page).toHaveURL(/\?q=createStore$/)
    await expect(page.locator('article.search-result').first()).toContainText('createStore')
  })

  const queries = {
    'of markup': '</title><script>document.title="x"</script><img src=x onerror=alert(1)>',
    'of control characters': 'a\u0000b\u0007\u001b[31m\u200b\ufeff\u2028',
    'from right to left': '\u202eمرحبا שלום\u202c store',
    'of emoji': '🎉👩‍👩‍👧 reducer 🏳️‍🌈',
    'of half a pair': '\ud83c store',
    'without a space': 'x'.repeat(400),
    'of percent signs': '%E0%A4%A %',
  }

  test('S14 is a text like any other', async ({ tab: page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/search')
    for (const [name, query] of Object.entries(queries)) {
      await test.step(name, async () => {
        await field(page).fill('')
        await expect(heading(page)).not.toContainText('Search results for')
        await field(page).fill(query)
        await expect(heading(page)).toContainText('Search results for')
        await expect(answer(page)).toBeVisible()
        await expect(page.locator('main :is(img, script)')).toHaveCount(0)
        expect(await page.title()).toMatch(/ \| Redux$/)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await open(page, page.url())
        await expect(answer(page)).toBeVisible()
      })
    }
  })
})
