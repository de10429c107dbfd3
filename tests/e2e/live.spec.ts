/** Live samples: what a reader gets from pressing Run. */
import type { Locator, Page } from '@playwright/test'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

/** A page with samples whose values all are stated. */
const route = '/api/combinereducers'

async function liveSample(page: Page, address = route): Promise<Locator> {
  await open(page, address)
  const sample = page.locator('[data-live]').first()
  await sample.scrollIntoViewIfNeeded()
  await expect(sample.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  return sample
}

const runButton = (sample: Locator) => sample.getByRole('button', { name: /^Run/ })

/** The shown lines that have a value beside them. */
async function linesWithValue(sample: Locator): Promise<string[]> {
  await expect(sample.locator('.live-value')).not.toHaveCount(0)
  const code = sample.locator('.code')
  const { height, top } = await code.evaluate((pre) => {
    const { lineHeight, paddingBlockStart } = getComputedStyle(pre)
    return { height: Number.parseFloat(lineHeight), top: Number.parseFloat(paddingBlockStart) }
  })
  const tops = await sample.locator('.live-value').evaluateAll((all) =>
    all.map((value) => {
      const pre = value.closest('figure')?.querySelector('.code')
      return value.getBoundingClientRect().top - (pre?.getBoundingClientRect().top ?? 0)
    }),
  )
  const lines = (await code.innerText()).split('\n')
  return tops.map((at) => lines[Math.round((at - top) / height)] ?? '')
}

test('Z1: nothing of a live sample but its button is loaded before it is pressed', async ({
  page,
  site,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url().replace(site, '')))
  const sample = await liveSample(page)
  expect(requested.filter((file) => /^_(live|sandbox)\//.test(file))).toEqual([])
  await runButton(sample).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  const loaded = requested.filter((file) => /^_(live|sandbox)\//.test(file))
  expect(loaded.map((file) => file.replace(/\.\w{8}\./, '.')).sort()).toEqual(
    expect.arrayContaining(['_live/page.json', '_live/redux-common.js', '_sandbox/frame.html']),
  )
  expect(loaded.filter((file) => /react/.test(file))).toEqual([])
})

test('Z1: a press asks for it when the mouse is down, and runs the sample when it is up', async ({
  page,
}) => {
  const sample = await liveSample(page)
  const frame = page.waitForRequest(/_sandbox\/frame/)
  await runButton(sample).hover()
  await page.mouse.down()
  await frame
  await expect(sample).not.toHaveAttribute('data-outcome')
  await page.mouse.up()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
})

test('Z2: values appear beside their lines, and the code stays as it is', async ({ page }) => {
  const sample = await liveSample(page)
  const code = await sample.locator('.code').textContent()
  await runButton(sample).click()
  await expect(sample.getByRole('status').last()).toContainText('as expected')
  const values = sample.locator('.live-value')
  const lines = (code ?? '').split('\n')
  expect(await values.count()).toBe(lines.filter((line) => /\/\/ =>/.test(line)).length)
  for (const line of await linesWithValue(sample)) expect(line).toContain('// =>')
  expect(await sample.locator('.code').textContent()).toBe(code)
})

test('Z3: a second run begins in a clean world', async ({ page }) => {
  const sample = await liveSample(page)
  for (const name of ['Run', 'Run again', 'Run again']) {
    await sample.getByRole('button', { name, exact: true }).click()
    await expect(sample).toHaveAttribute('data-outcome', 'passed')
    await expect(sample.getByRole('button', { name: 'Run again' })).toBeVisible()
  }
})

test('Z4: leaving the page takes its frames with it', async ({ page }) => {
  const sample = await liveSample(page)
  await runButton(sample).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  await expect(page.locator('iframe')).not.toHaveCount(0)
  await page.locator('.pagination-link[rel=next]').click()
  await expect(page).not.toHaveURL(/combinereducers/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('Z5: in JavaScript, values stand beside the same statements', async ({ page }) => {
  await open(page, '/rtk-query/usage/cache-behavior')
  // A marked line is a block, whose text the browser gives a line more.
  const sample = page
    .locator('[data-live][data-choice=language]:not(:has(.marked))')
    .filter({ hasText: '// =>' })
    .first()
  await sample.scrollIntoViewIfNeeded()
  await sample.getByRole('button', { name: 'JavaScript' }).click()
  await runButton(sample).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  const lines = await linesWithValue(sample)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/\/\/ |console/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Z6: a live sample reads as any other', async ({ page }) => {
    await page.goto(route)
    const sample = page.locator('[data-live]').first()
    await expect(sample).toBeVisible()
    expect(await sample.evaluate((block) => getComputedStyle(block).paddingBlockEnd)).toBe('0px')
    await expect(sample.getByRole('button')).toHaveCount(0)
  })
})
