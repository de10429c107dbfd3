/** Pages that something between the site and the reader has changed: translators, extensions, proxies. */
import type { Page } from '@playwright/test'
import { heading, isLeftOut, sidebarLink } from '../support/reader.ts'
import { expect, expectNoReload, hydrated, test } from '../support/site.ts'

// React says so where hydration had to start over, out of the reader's sight.
test.use({ allowedMessages: /^debug: The page was changed, and re-rendered/ })

const withTabs = '/usage/migrating-to-modern-redux'

/** What shows on the page that the reader was on at the end, and on the way there. */
async function useThePage(page: Page) {
  await expectNoReload(page, async () => {
    const html = page.locator('html')
    await page.locator('button[title*="Switch between dark and light mode"]').click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const tabs = page.locator('.tabs').first()
    await tabs.getByRole('tab', { name: 'After' }).click()
    await expect(tabs.getByRole('tab', { name: 'After' })).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.locator('[role=tabpanel]:visible')).toHaveAttribute('data-value', 'after')

    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox', { name: 'Search' })
    await input.fill('qqqqzzzz')
    await expect(page.getByText('No results for "qqqqzzzz"')).toBeVisible()
    await input.fill('qqqqzz')
    await expect(page.getByText('No results for "qqqqzz"')).toBeVisible()
    for (const query of ['reduc', 'reducer', 'compose']) {
      await input.fill(query)
      await expect(page.getByRole('option', { selected: true })).toContainText(query, {
        ignoreCase: true,
      })
      await expect(page.locator('.search-all')).toHaveAttribute('href', `/search?q=${query}`)
    }
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('compose')
    // What is far below stays where it is from then on, also while it is pressed.
    await expect.poll(() => isLeftOut(page)).toBe(false)

    await page.locator('nav[aria-label="Docs pages"] a').first().click()
    await expect(heading(page)).toHaveText('bindActionCreators')
    await expect(page).toHaveTitle('bindActionCreators | Redux')
    await expect(page.locator('nav[aria-label="Breadcrumbs"] li').last()).toHaveText(
      'bindActionCreators',
    )
    await page.goBack()
    await expect(heading(page)).toHaveText('compose')
    await expect(sidebarLink(page, '/api/compose')).toHaveAttribute('aria-current', 'page')
  })
}

/**
 * Does what translators do: each text is replaced by a new one inside two `font` elements, those
 * that come later too. Nothing else tells a translation, so the words may stay what they are.
 */
function translate() {
  const wrap = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, [translate=no]'))
        continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.data)
      text.replaceWith(outer)
    }
  }
  const start = () => {
    wrap(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

test('a page that is translated after it came alive goes on working', async ({ tab: page }) => {
  await page.goto(withTabs)
  await hydrated(page)
  await page.evaluate(translate)
  await useThePage(page)
})

test('a page that is translated before it comes alive keeps its content and works', async ({
  tab: page,
}) => {
  await page.addInitScript(translate)
  await page.goto(withTabs)
  await hydrated(page)
  await expect(heading(page)).toHaveText(`Migrating to modern Redux`)
  await useThePage(page)
})

test('the store of the home page goes round in another language', async ({ tab: page }) => {
  await page.addInitScript(translate)
  await page.goto('.')
  await hydrated(page)
  const cell = (concept: string) => page.locator(`.live-loop-cell[data-concept=${concept}]`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(cell('view')).toContainText('Count: 2')
  await expect(cell('state')).toContainText('count: 2, was 1')
  await page.getByRole('slider', { name: 'History' }).press('Home')
  await expect(cell('view')).toContainText('Count: 0')
  await expect(cell('action')).toContainText('Nothing has happened yet.')
})

test('what extensions add to head and body disturbs nothing', async ({ tab: page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const place of [document.head, document.body]) {
        const isHead = place === document.head
        place.prepend(document.createElement(isHead ? 'meta' : 'extension-bar'))
        place.append(document.createElement(isHead ? 'script' : 'extension-box'))
      }
      document.documentElement.setAttribute('data-extension', 'on')
      document.body.setAttribute('data-extension', 'on')
      document.body.classList.add('extension')
    })
  })
  await page.goto(withTabs)
  await hydrated(page)
  await useThePage(page)
  await expect(page.locator('extension-bar, extension-box')).toHaveCount(2)
})

for (const [what, change] of [
  ['without comments', (html: string) => html.replace(/<!--[\s\S]*?-->/g, '')],
  [
    'without blanks between elements and with other quotes',
    (html: string) => {
      const [body = '', ...data] = html.split(/(?=<script type="application\/json")/)
      return (
        body
          .replace(/>\s+</g, '><')
          .replace(/ (class|id|role)="([\w-]+)"/g, ' $1=$2')
          .replace(/<\/(li|p)>(?=\s*<\/?(?:ul|ol|li|div))/g, '') + data.join('')
      )
    },
  ],
] as const) {
  test(`a page that a proxy has made smaller, ${what}, keeps its content and works`, async ({
    tab: page,
  }) => {
    await page.route(`**${withTabs}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
    await page.goto(withTabs)
    const text = await page.locator('main').innerText()
    await hydrated(page)
    expect(words(await page.locator('main').innerText())).toEqual(
      expect.arrayContaining(words(text)),
    )
    await useThePage(page)
  })
}

const words = (text: string) => [...new Set(text.split(/\s+/))]
