/** Every live sample of the site, run by its button: "live" is never a promise without a check. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlPath } from '../../src/model/routes.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { expect, hydrated, test } from '../support/site.ts'

const pages = readBuild().routes.flatMap((route) => {
  const html = readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8')
  const amount = html.match(/<figure[^>]* data-live="/g)?.length ?? 0
  return amount > 0 ? [{ route, amount }] : []
})

test('there are as many live samples as the site is known for', () => {
  const all = pages.reduce((sum, { amount }) => sum + amount, 0)
  expect(all).toBeGreaterThanOrEqual(300)
})

test.describe('every live sample gives what it states', () => {
  test.use({ fetchesAhead: false })

  for (const { route, amount } of pages) {
    test(`Z7: ${route}`, async ({ tab: page }) => {
      await page.goto(route)
      await hydrated(page)
      // Buttons come when a sample comes near, or with the first Tab.
      await page.keyboard.press('Tab')
      await expect(page.locator('.live-run')).toHaveCount(amount)
      const outcomes = await page.evaluate(runAll)
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
  await expect(block).toHaveAttribute('data-outcome', 'passed', { timeout: 60_000 })
})

/** Presses one button after another, each when the run before is through. */
async function runAll() {
  const outcomes = []
  for (const block of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const through = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (block.dataset.outcome) resolve()
      })
      observer.observe(block, { attributes: true })
      setTimeout(resolve, 10_000)
    })
    block.querySelector<HTMLElement>('.live-run')?.click()
    await through
    outcomes.push({
      outcome: block.dataset.outcome ?? 'unfinished',
      status: block.querySelector('.live-status')?.textContent,
      details: block.querySelector<HTMLElement>('.live-output')?.textContent?.slice(0, 500),
      code: block.querySelector('code')?.textContent?.slice(0, 120),
    })
  }
  return outcomes
}
