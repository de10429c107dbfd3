/** Every live sample of the site, run by its button: "live" is never a promise without a check. */
import { livePages, runLiveSamples } from '../support/live-samples.ts'
import { expect, hydrated, test } from '../support/site.ts'

const pages = livePages()

test('there are as many live samples as the site is known for', () => {
  const all = pages.reduce((sum, { amount }) => sum + amount, 0)
  expect(all).toBeGreaterThanOrEqual(300)
})

test.describe('every live sample gives what it states', () => {
  for (const { route, amount } of pages) {
    test(`Z7: ${route}`, async ({ onlooker: page }) => {
      await page.goto(route)
      await hydrated(page)
      // Buttons come when a sample comes near, or with the first Tab.
      await page.keyboard.press('Tab')
      // The playground has a button of its own.
      await expect(page.locator('[data-live] .live-run')).toHaveCount(amount)
      const outcomes = await page.evaluate(runLiveSamples)
      const wrong = outcomes.filter(({ outcome }) => outcome !== 'passed')
      expect(wrong).toEqual([])
    })
  }
})

test('Z42: what comes before a timer does not depend on how fast the machine is', async ({
  page,
}) => {
  // A machine on which every task of the frame takes longer than the sample's server, and frames are rare.
  await page.addInitScript(() => {
    if (self.origin !== 'null') return
    const own = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
    const wait = setTimeout
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...own,
      set(listener) {
        own?.set?.call(this, (event: MessageEvent) => {
          const startedAt = performance.now()
          while (performance.now() - startedAt < 8) {}
          listener(event)
        })
      },
    })
    window.requestAnimationFrame = (run) => Number(wait(run, 200))
  })
  await page.goto('/rtk-query/usage/queries')
  await hydrated(page)
  const block = page.locator('[data-live]').filter({ hasText: "'12 (checking)'" })
  await block.scrollIntoViewIfNeeded()
  await block.locator('.live-run').click()
  await expect(block).toHaveAttribute('data-outcome', 'passed')
})
