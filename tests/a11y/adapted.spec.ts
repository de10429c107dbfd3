import type { Page } from '@playwright/test'
import { injectAxe } from '../support/axe.ts'
import { framePainted } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

/*
 * What readers change for themselves: distances of text, size, colors, motion. One page of each kind,
 * and what opens on it; that every page fits 320 px is checked with the rules of axe.
 */
const kinds = [
  '/',
  '/tutorials/essentials/part-2-app-structure',
  '/style-guide/',
  '/introduction/ecosystem',
  '/errors?code=7',
  '/search?q=store',
  '/no-page-has-this-address',
]

test.use({ fetchesAhead: false, allowedMessages: /status of 404.*no-page-has-this-address/ })

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (path.startsWith('/search')) await expect(page.getByRole('article').first()).toBeVisible()
}

/** Texts that are cut off by the box that they stand in, and px that the page is wider than its window. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      // Hidden from sight on purpose, or scrolled by its reader.
      if (!holdsText || element.clientWidth <= 1 || !element.checkVisibility()) continue
      const isCut =
        (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2)
      if (isCut)
        cut.push(
          `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`,
        )
    }
    return cut
  })
}

for (const path of kinds) {
  test(`${path} keeps its text whole with wider distances and at 200 %`, async ({
    onlooker: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await visit(page, path)
    const before = await cutTexts(page)
    for (const width of [1280, 640, 390]) {
      await page.setViewportSize({ width, height: 720 })
      // The values of success criterion 1.4.12. The site's policy allows no style elements.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`)
        document.adoptedStyleSheets = [sheet]
      })
      await framePainted(page)
      const cut = (await cutTexts(page)).filter((text) => !before.includes(text))
      expect(cut, `${width} px, with wider distances`).toEqual([])
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
    }
    // Twice the size: half as many px of width, and as many of height.
    await page.setViewportSize({ width: 640, height: 360 })
    await framePainted(page)
    expect(
      (await cutTexts(page)).filter((text) => !before.includes(text)),
      '200 %',
    ).toEqual([])
    const bar = await page.locator('.navbar').boundingBox()
    expect(bar?.height ?? 0, 'px of 360 that the bar takes').toBeLessThan(120)
  })

  test(`${path} shows its controls in forced colors, and does not move for those who want none`, async ({
    tab: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await visit(page, path)
    await framePainted(page)
    const invisible = await page.evaluate(() => {
      const canvas = getComputedStyle(document.body).backgroundColor
      const found: string[] = []
      for (const icon of document.querySelectorAll('a svg, button svg')) {
        if (!icon.checkVisibility({ visibilityProperty: true })) continue
        const isPrerendered = [icon, ...icon.querySelectorAll('*')].some((part) => {
          const { fill, stroke } = getComputedStyle(part)
          return [fill, stroke].some((color) => color !== 'none' && color !== canvas)
        })
        if (!isPrerendered) found.push(icon.closest('a, button')?.outerHTML.slice(0, 120) ?? '')
      }
      // A chosen one of several has to differ by more than its color of background.
      for (const chosen of document.querySelectorAll(
        '[aria-selected="true"], [aria-pressed="true"], [aria-current="page"]',
      )) {
        const others = [
          ...(chosen.parentElement?.parentElement ?? document).querySelectorAll(chosen.tagName),
        ]
        const other = others.find(
          (one) =>
            one !== chosen &&
            one.className === chosen.className &&
            one.checkVisibility() &&
            !one.matches('[aria-selected="true"], [aria-pressed="true"], [aria-current="page"]'),
        )
        if (!other || !chosen.checkVisibility()) continue
        const look = (element: Element) =>
          [undefined, '::before', '::after']
            .map((part) => {
              const style = getComputedStyle(element, part)
              return [
                style.color,
                style.backgroundColor,
                style.borderBlockEnd,
                style.borderInlineStart,
                style.outline,
                style.fontWeight,
                style.textDecorationLine,
                style.content,
                style.forcedColorAdjust,
              ].join()
            })
            .join()
        if (look(chosen) === look(other)) found.push(`chosen: ${chosen.outerHTML.slice(0, 120)}`)
      }
      return found
    })
    expect(invisible, 'Expected to see these in forced colors').toEqual([])

    const moving = await page.evaluate(() => {
      const found: string[] = []
      for (const element of document.querySelectorAll('*')) {
        const style = getComputedStyle(element)
        const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat))
        const moves = /all|transform|translate|scale|rotate|inset|top|left|width|height|grid/
        const slides =
          moves.test(style.transitionProperty) && seconds(style.transitionDuration) > 0.05
        const plays = style.animationName !== 'none' && seconds(style.animationDuration) > 0.05
        if (slides || plays)
          found.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
      }
      return [...new Set(found)]
    })
    expect(moving, 'Expected not to move').toEqual([])
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto')
  })
}

test('What opens is accessible too: menus, contents, dropdown, in both color modes', async ({
  onlooker: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const violations = () =>
    page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const result = await axe.run(document, {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      })
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/tutorials/essentials/part-2-app-structure')
  await injectAxe(page)
  for (const mode of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, mode)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('.language-trigger').click()
    await expect(page.locator('.language-trigger')).toHaveAttribute('aria-expanded', 'true')
    await framePainted(page)
    expect(await violations(), `${mode}, languages`).toEqual([])
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 900 })
    await page.locator('.contents-button').click()
    await framePainted(page)
    expect(await violations(), `${mode}, contents`).toEqual([])
    await page.locator('.contents-button').click()

    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await framePainted(page)
    expect(await violations(), `${mode}, docs menu`).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /main menu/i })
      .click()
    await framePainted(page)
    expect(await violations(), `${mode}, main menu`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
