/** The slice of the home page, which a reader edits. */
import type { Page } from '@playwright/test'
import { injectAxe } from '../support/axe.ts'
import { open, record } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const cell = (page: Page, concept: string) =>
  page.locator(`.live-loop-cell[data-concept=${concept}]`)
const bar = (page: Page) => page.locator('.home-code-bar')
const log = (page: Page) => page.getByRole('list', { name: 'Latest actions' })

async function edit(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: /^tallySlice\.ts, editable/ })).toBeFocused()
  await expect(bar(page)).toContainText('The loop runs this code')
}

for (const width of [390, 1440]) {
  test(`Z45: the editor's text is as large as that of the page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '.')
    const sizeOf = (selector: string) =>
      page
        .locator(`.home-code:has(> .home-code-bar) ${selector}`)
        .evaluate((text) => getComputedStyle(text).fontSize)
    const size = await sizeOf('.code')
    await edit(page)
    expect(await sizeOf('.cm-content')).toBe(size)
  })
}

/** Writes a line in the place of the first one with this text. */
async function replaceLine(page: Page, text: string, line: string): Promise<void> {
  await page.locator('.live-editor .cm-line').filter({ hasText: text }).first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  // Typed over colored words, Chromium would write their color into a style.
  await page.keyboard.press('Backspace')
  await page.keyboard.type(line)
}

test('Z45: nothing that edits or runs code is loaded before the press of Edit', async ({
  page,
}) => {
  const requests = record(page, /_live|_sandbox/)
  await open(page, '.')
  await page.getByRole('slider').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(cell(page, 'view')).toContainText('Count: 2')
  expect(requests).toEqual([])
  await edit(page)
  expect(requests.length).toBeGreaterThan(0)
  await expect(page.locator('iframe.live-frame').first()).toHaveAttribute(
    'sandbox',
    'allow-scripts',
  )
})

test('Z45: what has happened happens again with the edited slice, and so does what follows', async ({
  page,
}) => {
  await open(page, '.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await edit(page)
  await expect(cell(page, 'view')).toContainText('Count: 2')
  await replaceLine(page, 'state.count += state.step', 'state.count += 10')
  await expect(cell(page, 'view')).toContainText('Count: 20')
  await expect(cell(page, 'reducer')).toContainText('state.count += 10')
  await expect(cell(page, 'state')).toContainText('count: 20, was 10')
  await expect(log(page).getByRole('listitem')).toHaveText([
    'tally/addedcount: 10 → 20',
    'tally/addedcount: 0 → 10',
    'startinitial state',
  ])
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(cell(page, 'view')).toContainText('Count: 30')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(cell(page, 'view')).toContainText('Count: 20')
  await expect(page.locator('.live-loop > [role=status]')).toHaveText(
    '3 of 4: tally/added. The state is count 20, step 1.',
  )
})

test('Z46: a reducer that the reader adds has a button, with its payload, and one that is taken out has none', async ({
  page,
}) => {
  await open(page, '.')
  await edit(page)
  await replaceLine(
    page,
    'added(state) {',
    'doubled(state) { state.count *= 2 }, raised(state, action) { state.count += action.payload }, ad(state) {',
  )
  await page.getByRole('button', { name: 'raised' }).waitFor()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Payload' }).fill('7')
  await page.getByRole('button', { name: 'raised' }).click()
  await page.getByRole('button', { name: 'doubled' }).click()
  await expect(cell(page, 'view')).toContainText('Count: 14')
  await expect(cell(page, 'action')).toContainText("type: 'tally/doubled'")
  await expect(log(page)).toContainText('count: 0 → 7')
})

test('Z47: an error stands at its line, and Reset brings back the slice and the store of the page', async ({
  page,
}) => {
  await open(page, '.')
  await edit(page)
  await replaceLine(page, 'state.count += state.step', 'state.total.sum += 1')
  const error = page.locator('.live-loop .live-error')
  await expect(error).toContainText('TypeError')
  await expect(error).toContainText('line 8')
  await expect(log(page)).toContainText('TypeError')
  await expect(cell(page, 'view')).toContainText('Count: 0')

  await replaceLine(page, 'state.total.sum += 1', 'state.count += (')
  await expect(error).toContainText('SyntaxError')
  await expect(bar(page)).toContainText('This code can’t run yet')

  await bar(page).getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(error).toHaveCount(0)
  await expect(page.locator('.live-loop-code .code').first()).toBeVisible()
  await expect(cell(page, 'view')).toContainText('Count: 1')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(cell(page, 'view')).toContainText('Count: 2')
})

test('Z47: a reducer without an end is ended, and a renamed slice is told what to keep', async ({
  page,
}) => {
  await open(page, '.')
  await edit(page)
  await replaceLine(page, 'state.count += state.step', 'while (true) state.count += 1')
  const error = page.locator('.live-loop .live-error')
  await expect(error).toContainText('EndlessError')
  await replaceLine(page, 'while (true)', 'state.count += 3')
  await expect(cell(page, 'view')).toContainText('Count: 3')
  await replaceLine(page, 'export const tallySlice', 'export const otherSlice = createSlice({')
  await expect(error).toContainText(/tallySlice/)
})

test('Z15: the edited slice is there again after a reload', async ({ page }) => {
  await open(page, '.')
  await edit(page)
  await replaceLine(page, 'state.count += state.step', 'state.count += 100')
  await expect(cell(page, 'view')).toContainText('Count: 100')
  await page.reload()
  await open(page, '.')
  await expect(cell(page, 'view')).toContainText('Count: 1')
  await edit(page)
  await expect(cell(page, 'view')).toContainText('Count: 100')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Z45: the edited loop fits 320 px and breaks no rule of axe, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, '.')
    await edit(page)
    await replaceLine(
      page,
      'added(state) {',
      'aReducerWithAVeryLongNameThatNoBoxHasRoomFor(state, action) { state.count += action.payload }, added(state) {',
    )
    await page.getByRole('button', { name: 'aReducer' }).click()
    await replaceLine(page, 'state.count += state.step', 'state.total.sum += 1')
    await expect(page.locator('.live-loop .live-error')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await injectAxe(page)
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run('.live-loop', {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    })
    expect(violations).toEqual([])
  })
}
