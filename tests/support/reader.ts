import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { hydrated } from './site.ts'

/** What readers do and see, for browser tests. */

/** Two written pages of one section, each with more text than a window holds. */
export const start = '/introduction/getting-started'
export const other = { route: '/introduction/core-concepts', title: 'Core concepts' }
export const third = { route: '/introduction/installation', title: 'Installation' }

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Goes to another page of the site from an open one, as a link does. Takes a fraction of the time of opening it. */
export function follow(page: Page, route: string): Promise<void> {
  return page.evaluate(async (url) => {
    await window.navigation.navigate(url).finished
  }, route)
}

export const heading = (page: Page): Locator => page.locator('h1')

/** The link of a page in the docs sidebar. */
export const sidebarLink = (page: Page, route: string): Locator =>
  page.locator(`nav[aria-label="Docs sidebar"] a[href$="${route}"]`)

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length)

/** Scrolls, and waits until the page has handled it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await framePainted(page)
  expect(await scrollY(page)).toBe(y)
}

/** Browsers fire scroll events, resize events and observers in the next frame. */
export function framePainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** Whether the end of a long page is still missing or not laid out. */
export async function isLeftOut(page: Page): Promise<boolean> {
  // New content counts as visible until the frame that skips it.
  const last = await page.evaluateHandle(() => document.querySelector('.checked-with span'))
  await framePainted(page)
  return last.evaluate((element) => !element?.checkVisibility({ contentVisibilityAuto: true }))
}

/** Waits until the page has done its idle work. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )
}

/** The page data file of a route, whatever its hash. */
export const dataOf = (route: string): RegExp => new RegExp(`/_pages${route}\\.\\w+\\.json`)

/** Records requests whose address matches, from now on. */
export function record(page: Page, pattern: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request)
  })
  return requests
}

/** Keeps visible links from prefetching their pages, for tests of slow or failing loads. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '2g', saveData: true, addEventListener() {} },
    })
  })
}

/** Makes hovering a link the only reason to prefetch its page. */
export async function withoutLinksInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends window.IntersectionObserver {
      override observe() {}
    }
  })
}

/** Delays the close event of a dialog until it's open again. That happens when the frame that fires the event is late. */
export async function hearOfClosingLate(
  page: Page,
  closeAndOpen: () => Promise<void>,
): Promise<void> {
  const tell = await page.evaluateHandle(() => {
    let closed: EventTarget | null = null
    const hold = (event: Event) => {
      event.stopImmediatePropagation()
      closed = event.target
    }
    document.addEventListener('close', hold, { capture: true, once: true })
    return () => closed?.dispatchEvent(new Event('close')) ?? false
  })
  await closeAndOpen()
  await expect.poll(() => tell.evaluate((tellNow) => tellNow())).toBe(true)
  await framePainted(page)
}
