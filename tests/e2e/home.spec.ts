import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/site.ts'

const cell = (page: Page, concept: string) =>
  page.locator(`.live-loop-cell[data-concept=${concept}]`)

test('the loop takes an action from the view round to the view', async ({ tab: page }) => {
  await page.goto('.')
  await hydrated(page)
  await page.getByRole('button', { name: '10', exact: true }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(cell(page, 'view')).toContainText('Count: 11')
  await expect(cell(page, 'action')).toContainText("type: 'tally/added'")
  await expect(cell(page, 'reducer')).toContainText('state.count += state.step')
  await expect(cell(page, 'state')).toContainText('count: 11, was 1')
  await expect(page.locator('.live-loop > [role=status]')).toHaveText(
    '4 of 4: tally/added. The state is count 11, step 10.',
  )

  await page.getByRole('slider', { name: 'History' }).press('Home')
  await expect(cell(page, 'view')).toContainText('Count: 0')
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(cell(page, 'view')).toContainText('Count: 1')
})

/** What each station shows, in the order in which an action reaches them: its first line, or the count. */
const shown = (page: Page) =>
  page.evaluate(() =>
    ['action', 'reducer', 'state', 'view'].map((concept) => {
      const cell = document.querySelector(`[data-concept=${concept}].live-loop-cell`)
      const text = cell?.querySelector('pre, .live-loop-count')?.textContent ?? ''
      return /tally\/\w+|^\w+\(|count: \d+|\d+/.exec(text)?.[0]
    }),
  )

test('the view changes last, the status at once, and another press ends a round', async ({
  page,
}) => {
  await page.goto('.')
  await hydrated(page)
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(cell(page, 'view')).toContainText('Count: 1')
  await expect(page.locator('.live-loop-cells[data-lit]')).toHaveCount(0)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Subtract', exact: true }).click()
  const status = page.locator('.live-loop > [role=status]')
  await expect(status).toHaveText('3 of 3: tally/subtracted. The state is count 0, step 1.')
  expect(await shown(page)).toEqual(['tally/added', 'added(', 'count: 1', '1'])
  await expect(page.locator('.live-loop-traveler')).toHaveText('tally/subtracted')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(status).toHaveText(/^4 of 4/)
  expect(await shown(page)).toEqual(['tally/subtracted', 'subtracted(', 'count: 0', '0'])
  await page.clock.runFor(3000)
  expect(await shown(page)).toEqual(['tally/added', 'added(', 'count: 1', '1'])
})

test('the loop plays a round by itself once it is seen, and says nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('.')
  await expect(page.locator('.live-loop-cell[data-waiting]')).toHaveCount(3)
  await expect(cell(page, 'view')).toContainText('Count: 0')
  await expect(cell(page, 'view')).toContainText('Count: 1')
  await expect(page.locator('.live-loop > [role=status]')).toHaveText('')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('an action is everywhere at once, and Play shows one moment after the other', async ({
    tab: page,
  }) => {
    await page.goto('.')
    await hydrated(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(cell(page, 'action')).not.toHaveAttribute('data-waiting')
    await expect(cell(page, 'view')).toContainText('Count: 2')
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(cell(page, 'view')).toContainText('Count: 1')
    await expect(cell(page, 'view')).toContainText('Count: 2')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})

test('the loop fits the window of a phone', async ({ onlooker: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('.')
  const stage = page.locator('.live-loop-stage')
  await stage.evaluate((stage) => stage.scrollIntoView())
  await expect(stage).toBeInViewport({ ratio: 1 })
})

test('the page looks the same when it is reached from an article', async ({ tab: page }) => {
  const boxOf = () => page.locator('.live-loop-stage').boundingBox()
  await page.goto('.')
  await hydrated(page)
  const opened = await boxOf()
  await page.goto('faq')
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await page.getByRole('navigation', { name: 'Main' }).locator('a.brand').click()
  await expect(page.locator('html[data-kept] .home')).toBeAttached()
  expect(await boxOf()).toEqual(opened)
})

test('the store is still there after a visit elsewhere', async ({ tab: page }) => {
  await page.goto('.')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(cell(page, 'view')).toContainText('Count: 2')
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await page.getByRole('contentinfo').getByRole('link').nth(1).click()
  await expect(page.locator('.home')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('html[data-kept]')).toBeAttached()
  await expect(cell(page, 'view')).toContainText('Count: 2')
})

test('the code of the store loads only when the loop comes near the window', async ({
  tab: page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.setViewportSize({ width: 320, height: 240 })
  await page.goto('.')
  await hydrated(page)
  const ofStore = () => scripts.filter((url) => /\/tally\./.test(url)).length
  await page.getByRole('slider').isVisible()
  expect(ofStore()).toBe(0)
  await page.getByRole('slider').scrollIntoViewIfNeeded()
  await expect.poll(ofStore).toBe(1)
})

for (const width of [320, 360, 390, 1000, 1440]) {
  test(`nothing moves at ${width} px, whatever the reader does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
        for (const { sources } of list.getEntries() as Shift[]) {
          for (const { node } of sources) {
            const parent = node?.parentElement
            // What a press changes may move within its box.
            if (
              !parent?.closest('main') ||
              parent.closest('.live-loop-count, .live-loop-log, .live-loop pre')
            )
              continue
            document.documentElement.dataset.shift = node?.textContent ?? ''
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('.')
    await hydrated(page)
    const heightOf = () => page.locator('.live-loop').evaluate((loop) => loop.clientHeight)
    const height = await heightOf()
    for (const name of ['10', 'Add', 'Subtract', 'Clear', 'One step back']) {
      await page.getByRole('button', { name, exact: true }).click()
      expect(await heightOf(), name).toBe(height)
    }
    await page.getByRole('slider').press('Home')
    await expect(cell(page, 'action')).toContainText('Nothing has happened yet')
    expect(await heightOf()).toBe(height)
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the install command follows the choice of package manager, and keeps it', async ({
  tab: page,
}) => {
  await page.goto('.')
  const command = page.locator('.install code')
  await expect(command).toHaveText(/npm install/)
  await page.locator('.install').getByRole('button', { name: 'pnpm' }).click()
  await expect(page.getByText('pnpm add @reduxjs/toolkit react-redux')).toBeVisible()
  await page.reload()
  await expect(page.getByText('pnpm add @reduxjs/toolkit react-redux')).toBeVisible()
  await expect(page.getByText('npm install @reduxjs/toolkit react-redux')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'))).toBe(
    'pnpm',
  )
})

test('no line of the install command ends within a name', async ({ onlooker: page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.goto('.')
  const name = page.locator('.install-name:visible')
  await expect(name).toHaveText('react-redux')
  expect(await name.evaluate((name) => name.getClientRects().length)).toBe(1)
  const command = page.locator('.install code')
  expect(await command.evaluate((code) => code.getBoundingClientRect().height)).toBeGreaterThan(30)
})

test('there are two ways in: to learn and to look up', async ({ onlooker: page }) => {
  await page.goto('.')
  await expect(page.getByRole('link', { name: 'Learn Redux', exact: true })).toHaveAttribute(
    'href',
    /\/tutorials\/essentials\/part-1-overview-concepts$/,
  )
  await expect(
    page.locator('#main-content').getByRole('link', { name: 'API Reference', exact: true }).first(),
  ).toHaveAttribute('href', /\/api\/api-reference$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the loop is a picture of one round, without dead controls', async ({ onlooker: page }) => {
    await page.goto('.')
    await expect(cell(page, 'action')).toContainText("type: 'tally/added'")
    await expect(cell(page, 'state')).toContainText('count: 1, was 0')
    await expect(page.locator('main :is(button, input):visible')).toHaveCount(0)
  })
})
