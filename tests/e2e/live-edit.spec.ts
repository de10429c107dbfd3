/** Live samples that a reader changes. */
import type { Locator, Page } from '@playwright/test'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const route = '/usage/troubleshooting'

/** The first sample of the page that states values, as an editor. */
async function editSample(page: Page): Promise<{ sample: Locator; editor: Locator }> {
  const sample = page.locator('[data-live]').filter({ hasText: '// => ' }).first()
  await sample.scrollIntoViewIfNeeded()
  await sample.getByRole('button', { name: 'Edit' }).click()
  const editor = sample.getByRole('textbox', { name: /editable/ })
  await expect(editor).toBeFocused()
  return { sample, editor }
}

/** Puts a statement in front of all others. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type(text)
}

test('Z14: what a reader changes runs after a pause, and says what came instead of what is stated', async ({
  page,
}) => {
  await open(page, route)
  const { sample, editor } = await editSample(page)
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  await write(page, "console.log('mine')\n1 + 1 // => 3\n")
  await expect(sample).toHaveAttribute('data-outcome', 'differs')
  await expect(sample.locator('.live-other')).toContainText('2 instead of 3')
  await expect(sample.locator('.live-printed')).toContainText('mineline 1')
  await expect(editor.locator('.cm-value[data-kind=other]')).toHaveText('≠ 2')
})

test('Z14: a change made while the compiler is on its way runs once', async ({ page }) => {
  await open(page, route)
  let send = () => {}
  const isTyped = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/_live/compiler.*.js', async (request) => {
    await isTyped
    await request.continue()
  })
  const { sample } = await editSample(page)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText("console.log('run', Math.random())\n")
  send()
  const printed = sample.locator('.live-printed')
  const runs = new Set<string>()
  await expect
    .poll(async () => {
      for (const text of await printed.allInnerTexts()) runs.add(text)
      return (await sample.getAttribute('data-outcome')) !== null && runs.size > 0
    })
    .toBe(true)
  for (let wait = 0; wait < 10; wait += 1) {
    await page.waitForTimeout(100)
    for (const text of await printed.allInnerTexts()) runs.add(text)
  }
  expect([...runs].filter((text) => text.includes('run'))).toHaveLength(1)
})

test('Z14: code that is not finished is told with its line, and the page stays as it is', async ({
  page,
}) => {
  await open(page, route)
  const { sample } = await editSample(page)
  await write(page, '\nconst = ')
  await expect(sample.locator('.live-error')).toContainText('SyntaxError')
  await expect(sample.locator('.live-error')).toContainText('line 2')
})

test('Z15: a change outlasts navigation and reload, until it is reset', async ({ page }) => {
  await open(page, route)
  const before = await page.locator('[data-live] .code').first().innerText()
  await editSample(page)
  await write(page, '// mine\n')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('live-edits'))).toContain('mine')
  await page.reload()
  await open(page, route)
  const { sample, editor } = await editSample(page)
  await expect(editor).toContainText('// mine')
  // It copies what the page shows, which isn't there now.
  const copy = sample.locator('[title="Copy code to clipboard"]')
  await expect(copy).toBeHidden()
  await sample.getByRole('button', { name: 'Reset' }).click()
  await expect(copy).toBeVisible()
  await expect(sample.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(sample.locator('.code')).toBeVisible()
  expect(await page.locator('[data-live] .code').first().innerText()).toBe(before)
  expect(await page.evaluate(() => localStorage.getItem('live-edits'))).toBeNull()
})

test('Z16: Tab leaves the editor, and undo takes changes back', async ({ page }) => {
  await open(page, route)
  const { sample, editor } = await editSample(page)
  await write(page, 'x')
  await expect(editor).toContainText(/^x/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor).not.toContainText(/^x/)
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  await expect(sample.locator('.live-run')).toBeFocused()
})
