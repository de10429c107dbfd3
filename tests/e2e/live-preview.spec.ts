/** Live samples that render: what they show below their code. */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const route = '/style-guide'

/** Runs a sample by a part of its code. */
async function runSample(
  page: Page,
  code: string,
): Promise<{ sample: Locator; shown: FrameLocator }> {
  const sample = page.locator('[data-live]').filter({ hasText: code }).first()
  await sample.scrollIntoViewIfNeeded()
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  return { sample, shown: sample.frameLocator('iframe[data-shown]') }
}

test('Z26: a component is shown below its code, and answers to the reader', async ({ page }) => {
  await open(page, route)
  const { sample, shown } = await runSample(page, 'useState(false)')
  await expect(sample.getByRole('status').last()).toHaveText('Shown below')
  const menu = shown.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('Z26: a form is submitted, though the frame may not send anything', async ({ page }) => {
  await open(page, route)
  const { sample } = await runSample(page, 'useState(false)')
  await sample.getByRole('button', { name: 'Edit' }).click()
  await expect(sample.getByRole('textbox', { name: /editable/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(
    '\nexport function Form() {\nreturn <form onSubmit={(event) => { event.preventDefault(); console.log(event.type) }}><input aria-label="Name" required /><button>Save</button></form>\n}',
  )
  const shown = sample.frameLocator('iframe[data-shown]')
  await shown.getByRole('button', { name: 'Save' }).click()
  await shown.getByLabel('Name').click()
  await shown.getByLabel('Name').fill('Wren')
  await expect(sample.locator('.live-printed')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(sample.locator('.live-printed .live-line')).toHaveText(/^submit/)
  await shown.getByRole('button', { name: 'Save' }).click()
  await expect(sample.locator('.live-printed .live-line')).toHaveCount(2)
})

test('Z26: the preview has the mode of the page, also when it changes', async ({ page }) => {
  await open(page, route)
  const { sample, shown } = await runSample(page, 'useState(false)')
  const body = shown.locator('body')
  const background = () =>
    body.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  })
  await expect.poll(background).not.toBe(before)
  await expect(sample.locator('.live-preview')).toHaveCSS('background-color', await background())
})

test('Z27: the preview is as high as what it shows, until the reader says how high', async ({
  page,
}) => {
  await open(page, route)
  const { sample, shown } = await runSample(page, 'useState(false)')
  const height = () => sample.locator('.live-stage').evaluate((stage) => stage.clientHeight)
  const content = () =>
    shown.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
  await expect.poll(height).toBe(Math.max(56, await content()))
  const handle = sample.getByRole('separator', { name: 'Height of the preview' })
  const start = await height()
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(height).toBe(start + 24)
  await expect(handle).toHaveAttribute('aria-valuenow', String(start + 24))
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible.')
  const x = box.x + box.width / 2
  await page.mouse.move(x, box.y + 4)
  await page.mouse.down()
  // Over the frame, which must not swallow the way.
  await page.mouse.move(x, box.y - 20)
  await page.mouse.move(x, box.y + 64)
  await page.mouse.up()
  await expect.poll(height).toBe(start + 84)
})

test('Z28: while code is not finished, the preview shows what ran last', async ({ page }) => {
  await open(page, route)
  const { sample, shown } = await runSample(page, 'useState(false)')
  await sample.getByRole('button', { name: 'Edit' }).click()
  await expect(sample.getByRole('textbox', { name: /editable/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  // In one piece: half a word would run, on a slow machine, and fail while it runs.
  await page.keyboard.insertText('\nfunction Next() {')
  await expect(sample.locator('.live-error')).toContainText('SyntaxError')
  await expect(shown.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.keyboard.insertText('\nreturn <i>next</i>\n}')
  await expect(shown.locator('i')).toHaveText('next')
  await expect(sample.locator('iframe[data-shown]')).toHaveCount(1)
})

test('Z29: an error while something renders ends in a message, not in an empty box', async ({
  page,
}) => {
  await open(page, route)
  const { sample } = await runSample(page, 'useState(false)')
  await sample.getByRole('button', { name: 'Edit' }).click()
  await expect(sample.getByRole('textbox', { name: /editable/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type("\nfunction Next() {\nthrow new Error('Not today')\n}")
  await expect(sample.locator('.live-error')).toContainText('Error: Not today')
  await expect(sample).toHaveAttribute('data-outcome', 'failed')
})
