/**
 * How the site looks, on articles of a fixture: those of the site may change without a new baseline.
 * Letters are those of the site's own font: a machine with other fonts renders the same. What is left
 * are differences of smoothing, for which some pixels may differ.
 */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/site.ts'

test.use({ allowedMessages: /status of 404/ })
const build = { contentDir: 'tests/fixtures/components' }

type Shot = {
  name: string
  path: string
  width: number
  dark?: boolean
  /** The part of the page that is looked at; without one, what the window shows. */
  part?: string
  before?: (page: Page) => Promise<unknown>
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

const openSearch = async (page: Page) => {
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
}

const toPaper = (page: Page) => page.emulateMedia({ media: 'print' })

const shots: Shot[] = [
  { name: 'home', path: '', width: 1440 },
  { name: 'home-dark', path: '', width: 1000, dark: true },
  { name: 'text', path: 'text', width: 1440 },
  { name: 'text-dark', path: 'text', width: 1000, dark: true },
  { name: 'text-phone-dark', path: 'text', width: 390, dark: true },
  { name: 'components', path: 'components', width: 1000, part: '.prose' },
  { name: 'components-phone-dark', path: 'components', width: 390, dark: true, part: '.prose' },
  { name: 'menu', path: 'components', width: 390, before: openMenu },
  { name: 'search', path: 'text', width: 1440, part: 'dialog', before: openSearch },
  { name: 'not-found', path: 'tex', width: 768 },
  { name: 'paper', path: 'text', width: 768, part: 'main', before: toPaper },
]

for (const { name, path, width, dark, part, before } of shots) {
  test(`looks as it did: ${name}`, async ({ page, withBuild }) => {
    const site = await withBuild(build)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    if (dark) await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await onlyOwnFont(page)
    await page.goto(site + path)
    await hydrated(page)
    await page.evaluate(() => document.fonts.load('1rem Inter'))
    await before?.(page)
    const options = { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } as const
    if (part) await expect(page.locator(part)).toHaveScreenshot(`${name}.png`, options)
    else await expect(page).toHaveScreenshot(`${name}.png`, options)
  })
}

/** All text in the site's font, and none before it is there: code, too, is set in it. */
async function onlyOwnFont(page: Page): Promise<void> {
  await page.route(/\/assets\/style\.[\w-]+\.css$/, async (route) => {
    const response = await route.fetch()
    const css = (await response.text())
      .replace('font-display:optional', 'font-display:block')
      .replace(/--font-(text|code):[^;}]+/g, '--font-$1:Inter')
    await route.fulfill({ response, body: css })
  })
}
