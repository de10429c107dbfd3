/** Finding a place: button, dialog and search page over the site's own engine (areas Q and S). */
import type { Page } from '@playwright/test'
import { injectAxe } from '../support/axe.ts'
import {
  hearOfClosingLate,
  historyLength,
  open as openPage,
  record,
  scrollTo,
  scrollY,
} from '../support/reader.ts'
import {
  blockRequests,
  expect,
  expectNoReload,
  holdRequests,
  hydrated,
  noJavaScript,
  test,
} from '../support/site.ts'

test.use({ fetchesAhead: false })

const start = '/faq/actions'
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const active = (page: Page) => dialog(page).getByRole('option', { selected: true })
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

/** The name of the button is its role's once script is at work, keys included. */
async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await expect(button(page)).toBeVisible()
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
  await expect(options(page).first()).toBeVisible()
}

test.describe('the button', () => {
  test('Q1, Q2 loads the dialog when it is wanted, not before', async ({ tab: page }) => {
    const requests = record(page, /search-(dialog|index|worker)/)
    await open(page, start)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    // Where the bar has room for them.
    await page.setViewportSize({ width: 1440, height: 800 })
    await expect(button(page).locator('kbd:visible')).toHaveText(['Ctrl', 'K'])
    await button(page).hover()
    await expect
      .poll(() => requests.some((request) => request.url().includes('search-index')))
      .toBe(true)
    await button(page).click()
    await expect(input(page)).toBeFocused()
  })

  test('Q3, Q4 Ctrl + K opens and closes from every kind of field, a slash types there', async ({
    tab: page,
  }) => {
    await open(page, start)
    for (const element of ['input', 'textarea', 'select', 'div contenteditable']) {
      await page.evaluate((tag) => {
        document.getElementById('field')?.remove()
        document.body.insertAdjacentHTML('beforeend', `<${tag} id="field"></${tag.split(' ')[0]}>`)
        document.getElementById('field')?.focus()
      }, element)
      await page.keyboard.press('/')
      await expect(dialog(page), element).toBeHidden()
      await page.keyboard.press('Control+K')
      await expect(dialog(page), element).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(dialog(page), element).toBeHidden()
      await expect(page.locator('#field'), element).toBeFocused()
    }
  })

  test('Q3 stays open when it was opened again before its closing was told', async ({
    tab: page,
  }) => {
    await open(page, start)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await hearOfClosingLate(page, async () => {
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeHidden()
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeVisible()
    })
    await expect(dialog(page)).toBeVisible()
    await expect(input(page)).toBeFocused()
  })

  test('Q4 a slash opens outside of fields, and types while open', async ({ tab: page }) => {
    await open(page, start)
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('')
    await page.keyboard.press('/')
    await expect(input(page)).toHaveValue('/')
  })

  test('Q10 a letter on the button begins the query', async ({ tab: page }) => {
    await open(page, start)
    await button(page).focus()
    await page.keyboard.press('s')
    await expect(input(page)).toHaveValue('s')
    await page.keyboard.type('tore')
    await expect(input(page)).toHaveValue('store')
  })

  for (const [how, wanted] of [
    ['a slash', (page: Page) => page.keyboard.press('/')],
    ['a letter on the button', (page: Page) => button(page).press('r')],
  ] as const) {
    test(`Q4, Q10 what is typed after ${how} is kept until the dialog is there`, async ({
      tab: page,
    }) => {
      const release = await holdRequests(page, /search-dialog/)
      await open(page, start)
      await wanted(page)
      await page.keyboard.type('edux store')
      release()
      await expect(input(page)).toHaveValue(/^r?edux store$/)
      await page.keyboard.type('s')
      await expect(input(page)).toHaveValue(/^r?edux stores$/)
    })
  }

  test('Q10 whatever is typed while the dialog loads is there, as if it had been typed in its field', async ({
    tab: page,
  }) => {
    for (const [typed, edits, expected] of [
      ['create-slice', [], 'create-slice'],
      ['store.dispatch @1/2 "a"', [], 'store.dispatch @1/2 "a"'],
      ['creatwe', ['Backspace', 'Backspace', 'e'], 'create'],
      ['a', ['Backspace', 'Backspace', 'b', 'c', 'Backspace'], 'b'],
    ] as const) {
      const release = await holdRequests(page, /search-dialog/)
      await open(page, start)
      const before = page.locator('main a').first()
      await before.focus()
      await page.keyboard.press('Control+k')
      await page.keyboard.type(typed)
      for (const key of edits) await page.keyboard.press(key)
      release()
      await expect(input(page)).toBeFocused()
      await expect(input(page)).toHaveValue(expected)
      await page.keyboard.press('Escape')
      await expect(before).toBeFocused()
    }
  })

  test('Q3 the shortcut is the key of another alphabet, too, and with other modifiers the browser’s', async ({
    tab: page,
  }) => {
    await open(page, start)
    const press = (key: string, code: string, more: object = {}) =>
      page.evaluate(
        ([init]) => {
          const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
          return !document.body.dispatchEvent(event)
        },
        [{ key, code, ctrlKey: true, ...more }],
      )
    for (const [key, code, more] of [
      ['K', 'KeyK', { shiftKey: true }],
      ['k', 'KeyK', { altKey: true }],
      ['t', 'KeyK', {}],
    ] as const) {
      expect(await press(key, code, more)).toBe(false)
    }
    await expect(dialog(page)).toBeHidden()
    for (const [key, code] of [
      ['л', 'KeyK'],
      ['ㅏ', 'KeyK'],
      ['Process', 'KeyK'],
      ['k', 'KeyV'],
    ] as const) {
      expect(await press(key, code)).toBe(true)
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  })

  test('Q10 selected text becomes the query and is searched', async ({ tab: page }) => {
    await open(page, start)
    await page.locator('h1').selectText()
    const text = await page.locator('h1').innerText()
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue(text.trim())
    await expect(options(page).first()).toBeVisible()
    const selected = () => getSelection()?.toString()
    expect(await page.evaluate(selected)).toBe(text.trim())
  })
})

noJavaScript(
  'Q30 without script the button leads to a page that says what it needs',
  async ({ onlooker: page }) => {
    await page.goto(start)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search$/)
    await expect(page.getByText('Searching needs JavaScript')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
  },
)

test.describe('the dialog', () => {
  test.beforeEach(({ tab: page }) => open(page, start))

  test('Q5 closes by Escape with text, Cancel and a press on the backdrop', async ({
    tab: page,
  }) => {
    await search(page, 'store')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('store')
    // A press that begins within the dialog, as when text is selected, isn't one on the backdrop.
    await input(page).hover()
    await page.mouse.down()
    await page.mouse.move(20, 700)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(dialog(page)).toBeHidden()

    await page.setViewportSize({ width: 700, height: 800 })
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  test('Q6, Q7, Q8 is modal, keeps the offset, and gives the focus back', async ({ tab: page }) => {
    await scrollTo(page, 300)
    const link = page.locator('main a').first()
    await link.evaluate((element) => element.focus({ preventScroll: true }))
    await page.keyboard.press('Control+k')
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
    for (let count = 0; count < 6; count++) {
      await page.keyboard.press('Tab')
      const isInside = () => document.activeElement?.matches('body, dialog *, dialog') === true
      expect(await page.evaluate(isInside)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    expect(await scrollY(page)).toBe(300)
  })

  test('Q9 the input asks browsers to leave the query alone', async ({ tab: page }) => {
    await page.keyboard.press('Control+k')
    for (const [name, value] of Object.entries({
      type: 'search',
      placeholder: 'Search docs',
      autocomplete: 'off',
      autocorrect: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      maxlength: '20000',
    })) {
      await expect(input(page)).toHaveAttribute(name, value)
    }
  })

  test('Q11, Q13, Q14 remembers what was opened, and keeps favorites', async ({ tab: page }) => {
    await page.evaluate((key) => localStorage.setItem(key, '{'), recentKey)
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByText('Start here')).toBeVisible()
    await expect(dialog(page).getByRole('rowgroup', { name: /Recent|Favorite/ })).toHaveCount(0)
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), recentKey)).toBeNull()

    await input(page).fill('createStore')
    await expect(active(page)).toContainText('createStore')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createstore/)
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
    const row = dialog(page).getByRole('row', { name: 'createStore' })
    await row.getByRole('button', { name: 'Save this search' }).click()
    await expect(dialog(page).getByRole('rowgroup', { name: 'Favorite' })).toContainText(
      'createStore',
    )
    await expect(dialog(page).getByRole('rowgroup', { name: 'Recent' })).toHaveCount(0)
    await row.getByRole('button', { name: 'Remove this search from favorites' }).click()
    await expect(dialog(page).getByRole('rowgroup', { name: /Recent|Favorite/ })).toHaveCount(0)
  })

  test('Q15, Q16, Q18, Q20 groups hits, says how many, marks them, and moves through all of them', async ({
    tab: page,
  }) => {
    await search(page, 'reducer')
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/)
    // Texts come last, and bring hits of their own.
    await expect(dialog(page).locator('.search-hit-excerpt').first()).toBeVisible()
    const id = await active(page).getAttribute('id')
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '')
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true')

    const groups = dialog(page).getByRole('group')
    expect(await groups.count()).toBeGreaterThan(1)
    for (const group of await groups.all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
    }
    await expect(dialog(page).locator('mark').first()).toHaveText(/^reducers?$/i)

    const count = await options(page).count()
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).nth(count - 1)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await options(page).nth(1).hover()
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await input(page).fill('selector')
    await expect(active(page)).toContainText(/selector/i)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  })

  test('Q11 offers six places and two tools before anything is typed, by pointer and keys', async ({
    tab: page,
  }) => {
    await page.keyboard.press('Control+k')
    const places = dialog(page).getByRole('rowgroup', { name: 'Start here' }).getByRole('row')
    const tools = dialog(page).getByRole('rowgroup', { name: 'Tools' }).getByRole('row')
    await expect(places).toHaveCount(6)
    await expect(tools).toHaveCount(2)
    await expect(places.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(tools.last()).toHaveAttribute('aria-selected', 'true')
    const id = await tools.last().getAttribute('id')
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '')
    await tools.first().click()
    await expect(page).toHaveURL(/\/errors$/)
    await expect(dialog(page)).toBeHidden()
  })

  test('Q15 lists each page once', async ({ tab: page }) => {
    await search(page, 'selector')
    const addresses = await options(page).evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('Q31 S16 limits the hits to a part of the site, and keeps it for all results', async ({
    tab: page,
  }) => {
    await search(page, 'middleware')
    const sections = dialog(page).getByRole('group', { name: 'Sections' })
    const faq = sections.getByRole('button', { name: /^FAQ/ })
    await expect(sections.getByRole('button', { pressed: true })).toHaveText(/^All/)
    await faq.click()
    await expect(input(page)).toBeFocused()
    await expect(faq).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog(page).locator('.search-group-title')).toHaveText(['FAQ'])
    const count = Number((await faq.innerText()).replace(/\D/g, ''))
    await dialog(page)
      .getByRole('link', { name: `See all ${count} results` })
      .click()
    await expect(page).toHaveURL(/\?q=middleware&section=FAQ$/)
    await expect(page.getByText(`${count} documents found`)).toBeVisible()
    await page.getByRole('button', { name: /^All/ }).click()
    await expect(page).toHaveURL(/\?q=middleware$/)
    await expect(page.getByText(`${count} documents found`)).toBeHidden()
  })

  test('Q19 Enter opens; with Ctrl in a new tab', async ({ tab: page }) => {
    await search(page, 'createStore')
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL(/\/api\/createstore/)
    await expect(dialog(page)).toBeVisible()
    await expectNoReload(page, async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('createStore')
    })
    await expect(dialog(page)).toBeHidden()
  })

  test('Q21 a hit with a hash is landed on, wherever the page was', async ({ tab: page }) => {
    await scrollTo(page, 500)
    await search(page, 'getState')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/store#getstate$/)
    await expect(page.locator('#getstate')).toBeInViewport()
  })

  test('Q22 leads to all results, with the query encoded', async ({ tab: page }) => {
    await search(page, 'state & b #')
    const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ })
    await expect(all).toHaveAttribute('href', /\/search\?q=state%20%26%20b%20%23$/)
    await all.click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "state & b #"',
    )
  })

  test('Q23, Q24 says that nothing was found, and proposes what was seen', async ({
    tab: page,
  }) => {
    await search(page, 'reducer')
    const title = (await dialog(page).locator('.search-group-title').first().innerText()).trim()
    await input(page).fill('qqqqzzzz')
    await expect(dialog(page).getByText('No results for "qqqqzzzz"')).toBeVisible()
    await expect(dialog(page).getByText('Try searching for:')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /qqqqzzzz/,
    )
    await expect(dialog(page).getByRole('link', { name: 'Troubleshooting' })).toHaveAttribute(
      'href',
      /\/usage\/troubleshooting$/,
    )
    await dialog(page).getByRole('button', { name: title }).click()
    await expect(input(page)).toHaveValue(`${title.toLowerCase()} `)
  })

  test('Q28 the query can be cleared, and blanks are no query', async ({ tab: page }) => {
    await page.keyboard.press('Control+k')
    const clear = dialog(page).getByRole('button', { name: 'Clear the query' })
    await expect(clear).toBeHidden()
    await input(page).fill('   ')
    await expect(dialog(page).getByText('Start here')).toBeVisible()
    await clear.click()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('')
  })

  test('Q29 stands near the top, and fills a narrow window', async ({ tab: page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.keyboard.press('Control+k')
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ y: 96, width: 680 })
    await expect(dialog(page).getByText('to navigate')).toBeVisible()
    await page.setViewportSize({ width: 700, height: 800 })
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 })
    // All but the room that the root keeps for its scrollbar.
    expect((await dialog(page).boundingBox())?.width).toBeGreaterThanOrEqual(700 - 16)
  })
})

for (const mode of ['light', 'dark']) {
  test(`no state of the dialog has a violation, ${mode}`, async ({ tab: page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    // The dialog fades in, and colors are those of the end.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, start)
    await injectAxe(page)
    const violations = () =>
      page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const result = await axe.run(
          { include: ['dialog.search-dialog'] },
          // Sheets would be fetched anew for the sake of rules that are off.
          { resultTypes: ['violations'], preload: { assets: ['media'] } },
        )
        return result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`,
        )
      })

    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByText('Start here')).toBeVisible()
    expect(await violations()).toEqual([])
    await input(page).fill('createStore')
    await expect(active(page)).toContainText('createStore')
    expect(await violations()).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/createstore/)
    await page.keyboard.press('Control+k')
    await input(page).fill('')
    const recent = dialog(page).getByRole('rowgroup', { name: 'Recent' })
    await expect(recent.getByRole('row')).toHaveCount(1)
    expect(await violations()).toEqual([])
    await input(page).fill('qqqqzzzz')
    await expect(dialog(page).getByText('No results for')).toBeVisible()
    expect(await violations()).toEqual([])
  })
}

test.describe('failures', () => {
  test.use({ allowedMessages: /search|ERR_FAILED|Failed to load resource/i })

  test('Q25, R12 a blocked index is said, and the next key tries again', async ({ tab: page }) => {
    const unblock = await blockRequests(page, /search-index/)
    await open(page, start)
    await page.keyboard.press('Control+k')
    await input(page).fill('stor')
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
    await expect(
      dialog(page).getByText('You might want to check your network connection.'),
    ).toBeVisible()
    unblock()
    await page.keyboard.type('e')
    await expect(options(page).first()).toBeVisible()
  })

  test('hits come without excerpts when only these are blocked', async ({ tab: page }) => {
    await blockRequests(page, /search-text/)
    await open(page, start)
    await search(page, 'getState')
    await expect(active(page)).toContainText('getState')
  })

  test('S13 the page says it too, and recovers', async ({ tab: page }) => {
    const unblock = await blockRequests(page, /search-index/)
    await open(page, '/search?q=stor')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    unblock()
    await page.getByRole('searchbox').pressSequentially('e')
    await expect(page.getByText(/documents found/)).toBeVisible()
  })
})

test('Q26, Q27 the last query wins, however long the index takes', async ({ tab: page }) => {
  await open(page, start)
  const release = await holdRequests(page, /search-index/)
  await page.keyboard.press('Control+k')
  await input(page).fill('middleware')
  await input(page).fill('createStore')
  await expect(dialog(page).getByText('No results')).toBeHidden()
  release()
  await expect(active(page)).toContainText('createStore')
})

test('Enter before there is an answer opens its first hit', async ({ tab: page }) => {
  await open(page, start)
  const release = await holdRequests(page, /search-index/)
  await page.keyboard.press('Control+k')
  await input(page).fill('replaceReducer')
  await input(page).press('Enter')
  release()
  await expect(page).toHaveURL(/#replacereducer/)
})

test.describe('without storage', () => {
  test.use({ allowedMessages: /Choices last until/ })

  test('X5 with storage failing, everything but recent searches works', async ({ tab: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is off.', 'SecurityError')
        },
      })
    })
    await page.goto(start)
    await hydrated(page)
    await search(page, 'createStore')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createstore/)
  })
})

test.describe('the search page', () => {
  const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  for (const [address, query] of [
    ['store', 'store'],
    ['store+state', 'store state'],
    ['store%20state', 'store state'],
    ['a%26b', 'a&b'],
  ] as const) {
    test(`S1, S2, S3 reads the query from ?q=${address}`, async ({ tab: page }) => {
      await open(page, `/search?q=${address}`)
      await expect(field(page)).toHaveValue(query)
      await expect(field(page)).toBeFocused()
      await expect(heading(page)).toHaveText(`Search results for "${query}"`)
      await expect(page).toHaveTitle(`Search results for "${query}" | Redux`)
    })
  }

  test('S2, S3, S4 the address follows typing, without entries or loads', async ({ tab: page }) => {
    await open(page, '/search?tab=1')
    await expect(heading(page)).toHaveText('Search the documentation')
    await expect(field(page)).toHaveAttribute('placeholder', 'Type your search here')
    const before = await historyLength(page)
    await expectNoReload(page, async () => {
      await field(page).pressSequentially('thunk')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?tab=1&q=thunk$/)
      await expect(heading(page)).toHaveText('Search results for "thunk"')
      await expect(page.getByText(/^\d+ documents found$/)).toBeVisible()
      await field(page).fill('')
      await expect(page).toHaveURL(/\/search\?tab=1$/)
      await expect(heading(page)).toHaveText('Search the documentation')
    })
    expect(await historyLength(page)).toBe(before)
  })

  test('S6 a change of the address is followed', async ({ tab: page }) => {
    await open(page, '/search?q=thunk')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '?q=selector'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(field(page)).toHaveValue('selector')
    await page.goBack()
    await expect(field(page)).toHaveValue('thunk')
  })

  /** Excerpts come last, and would move the end out of the window again. */
  async function scrollToEnd(page: Page): Promise<void> {
    await expect(page.locator('article.search-result').first().locator('> p')).toBeVisible()
    await page.getByText('Fetching new results...').scrollIntoViewIfNeeded()
  }

  test('S9, S10 shows results with their trail, and more at the end', async ({ tab: page }) => {
    await open(page, '/search?q=reducer')
    const results = page.locator('article.search-result')
    await expect(results).toHaveCount(15)
    await expect(page.getByRole('navigation', { name: 'breadcrumbs' }).first()).toBeVisible()
    await expect(page.locator('.search-result h2 mark').first()).toHaveText(/reducer/i)
    await scrollToEnd(page)
    await expect(results).toHaveCount(30)
    const addresses = await results
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('S15 Back from a result shows the same results at the same offset', async ({
    tab: page,
  }) => {
    await open(page, '/search?q=reducer')
    const results = page.locator('article.search-result')
    await scrollToEnd(page)
    await expect(results).toHaveCount(30)
    const link = results.nth(25).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const offset = await scrollY(page)
    await link.click()
    await expect(page).not.toHaveURL(/search/)
    await expect(results).toHaveCount(0)
    await page.goBack()
    await expect(results).toHaveCount(30)
    await expect.poll(() => scrollY(page)).toBe(offset)
  })

  test('S11 says when nothing was found, and nothing for no query', async ({ tab: page }) => {
    await open(page, '/search?q=qqqqzzzz')
    await expect(page.getByText('No results were found')).toBeVisible()
    await field(page).fill('')
    await expect(page.getByText('No results were found')).toBeHidden()
  })

  test('S14 is not for search engines, and takes every text as text', async ({ tab: page }) => {
    const query = '<img src=x onerror=alert(1)> "\u0007 مرحبا 🎉'
    await open(page, `/search?q=${encodeURIComponent(query)}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(heading(page)).toContainText('<img src=x onerror=alert(1)>')
    await expect(page.locator('main img')).toHaveCount(0)
  })
})
