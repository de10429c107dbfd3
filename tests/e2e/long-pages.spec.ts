/** A long page that comes by navigation is rendered in two steps; whoever reads it must not notice. */
import type { Page } from '@playwright/test'
import { framePainted } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

const longest = '/tutorials/essentials/part-6-performance-normalization'

const follow = (page: Page) =>
  page.locator(`.sidebar a[href="${longest}"]`).evaluate((element: HTMLElement) => element.click())

const lastHeading = (page: Page) => page.locator('.prose h2[id]').last()

/** Goes to the longest page, of which only the beginning is rendered, because no moment is idle. */
async function openBeginning(page: Page) {
  await page.goto('/introduction/getting-started')
  await hydrated(page)
  await page.evaluate(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => waiting.push(callback)
    Object.assign(window, { waiting })
  })
  await follow(page)
  await expect(page.locator('h1')).toContainText('normalized state')
  const last = page.locator('.contents a[href^="#"]').last()
  const hash = await last.getAttribute('href')
  const target = page.locator(String(hash))
  await expect(target).not.toBeAttached()
  return { last, target }
}

test('its text is all there soon, without scrolling', async ({ page }) => {
  await page.goto(longest)
  const textOf = (selector: string) =>
    page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map((part) => part.textContent),
      selector,
    )
  const texts = await textOf('.prose :is(p, li, h2, h3, code)')
  await page.goto('/introduction/getting-started')
  await hydrated(page)
  await follow(page)
  await expect.poll(() => textOf('.prose :is(p, li, h2, h3, code)')).toEqual(texts)
})

test('a link of its contents leads to the place, however soon it is pressed', async ({ page }) => {
  const { last, target } = await openBeginning(page)
  await last.click()
  await expect.poll(() => target.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(100)
  await expect(target).toBeInViewport()
})

test('Back and forward, however soon, lead to whole pages', async ({ page }) => {
  const { target } = await openBeginning(page)
  await page.goBack()
  await expect(page.locator('h1')).not.toContainText('normalized state')
  await expect(lastHeading(page)).toBeAttached()
  await page.goForward()
  await expect(target).toBeAttached()
})

test('paper gets the whole of it', async ({ page }) => {
  const { target } = await openBeginning(page)
  await page.pdf()
  await expect(target).toBeAttached()
})

test('nothing in the window moves when the rest comes, however tall the window is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2160 })
  const { target } = await openBeginning(page)
  await framePainted(page)
  await page.evaluate(() => {
    const moved: string[] = []
    // Categories of the sidebar open in steps.
    const note = ({ node }: { node?: Node }) => {
      if (node instanceof Element && !node.closest('.sidebar')) moved.push(node.outerHTML)
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('sources' in entry) (entry.sources as { node?: Node }[]).forEach(note)
      }
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { moved })
  })
  await page.evaluate('for (const callback of waiting) callback()')
  await expect(target).toBeAttached()
  await framePainted(page)
  expect(await page.evaluate('moved')).toEqual([])
})
