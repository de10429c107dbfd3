import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { readBuild } from '../support/builds.ts'
import { test as base, expect, hydrated } from '../support/site.ts'

const widths = [1440, 390]
const colorModes = ['light', 'dark']
const missingPath = '/no-page-has-this-address'

/** One page a worker: opening a browser context takes longer than checking most pages. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const path of [...readBuild().routes, missingPath]) {
  test(`${path} is accessible in both colour modes, wide and narrow`, async ({ reader }) => {
    await reader.goto(path)
    await hydrated(reader)
    await reader.evaluate(axe.source)
    for (const width of widths) {
      await reader.setViewportSize({ width, height: 900 })
      await settled(reader)
      for (const mode of colorModes) {
        const violations = await violationsIn(reader, mode)
        expect(violations, `${path}, ${mode}, ${width} px wide`).toEqual([])
      }
    }
  })
}

/** Which code scrolls sideways is told after the frame that lays the page out anew. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** One line a violation: the rule, what it asks for, and the elements that break it. */
function violationsIn(page: Page, mode: string): Promise<string[]> {
  return page.evaluate(async (mode) => {
    document.documentElement.dataset.theme = mode
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, help, nodes }) => {
      const elements = nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`,
      )
      return [`${id}: ${help}`, ...elements].join('\n  ')
    })
  }, mode)
}
