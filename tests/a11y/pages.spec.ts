import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { injectAxe } from '../support/axe.ts'
import { readBuild } from '../support/builds.ts'
import { framePainted } from '../support/reader.ts'
import { firstOfEachFolder } from '../support/sections.ts'
import { expect, hydrated, test } from '../support/site.ts'

const missingPath = '/no-page-has-this-address'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const everything: RunOptions = { runOnly: rules }
const colors: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

type Check = { mode: string; width: number; options: RunOptions }

/** Colors do not depend on the width, but narrow windows show other bars and menus. */
const checks: Check[] = [
  { mode: 'light', width: 1440, options: everything },
  { mode: 'dark', width: 390, options: everything },
]
const checksOfLayout: Check[] = [
  { mode: 'dark', width: 1440, options: colors },
  { mode: 'light', width: 390, options: colors },
]

/** Is rendered alike on all pages of a folder, so the first of each shows it. */
const layout = ['.navbar', 'nav[aria-label="Docs sidebar"]', '.footer']
const paths = [...readBuild().routes, missingPath]
const judgedWhole = new Set([...firstOfEachFolder(paths), missingPath])

/** The browser reports the status of the missing page. */
test.use({
  allowedMessages: new RegExp(`status of 404.*${missingPath}`),
  viewport: { width: 1440, height: 900 },
})

for (const path of paths) {
  test(`P14 ${path} comes alive without a word, is accessible in both color modes, and fits 320 px`, async ({
    onlooker: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)

    await injectAxe(page)
    const isWhole = judgedWhole.has(path)
    for (const check of isWhole ? [...checks, ...checksOfLayout] : checks) {
      await page.setViewportSize({ width: check.width, height: 900 })
      await framePainted(page)
      const violations = await violationsIn(page, check, isWhole ? [] : layout)
      expect(violations, `${path}, ${check.mode}, ${check.width} px`).toEqual([])
    }

    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'px that the page is wider than its window').toBeLessThanOrEqual(0)
  })
}

/** One line a violation: the rule, what it asks for, and the elements that break it. */
function violationsIn(page: Page, { mode, options }: Check, exclude: string[]): Promise<string[]> {
  const context = { include: ['html'], exclude }
  return page.evaluate(
    async ([mode, context, options]) => {
      document.documentElement.dataset.theme = mode
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(context, {
        resultTypes: ['violations'],
        // Sheets would be fetched anew for the sake of rules that are not among these.
        preload: { assets: ['media'] },
        ...options,
      })
      return violations.map(({ id, help, nodes }) => {
        const elements = nodes.map(
          ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`,
        )
        return [`${id}: ${help}`, ...elements].join('\n  ')
      })
    },
    [mode, context, options] as const,
  )
}
