import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { hydrated } from './site.ts'

/** What a reader does and sees, in the words of the tests. */

/** Two written pages of one section, each with more text than a window holds. */
export const start = '/introduction/getting-started'
export const other = { route: '/introduction/core-concepts', title: 'Core concepts' }
export const third = { route: '/introduction/installation', title: 'Installation' }

/** Opens an address and waits until the page is alive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export const heading = (page: Page): Locator => page.locator('h1')

/** The link of a page in the docs sidebar. */
export const sidebarLink = (page: Page, route: string): Locator =>
  page.locator(`nav[aria-label="Docs sidebar"] a[href$="${route}"]`)

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length)

/** Scrolls, and returns when the page has heard of it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await framePainted(page)
  expect(await scrollY(page)).toBe(y)
}

/** Events of scrolling and resizing, and what observers see, belong to the frame that follows. */
export function framePainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** Whether the end of a page with samples is not there yet, or not laid out. */
export async function isLeftOut(page: Page): Promise<boolean> {
  // What has just been rendered counts as seen until the frame that leaves it out.
  const last = await page.evaluateHandle(() => document.querySelector('.checked-with span'))
  await framePainted(page)
  return last.evaluate((element) => !element?.checkVisibility({ contentVisibilityAuto: true }))
}

/** Returns when the page has done what it puts off until it is idle. */
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

/** Notes every request whose address fits, from now on. */
export function record(page: Page, pattern: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request)
  })
  return requests
}

/** Links in view fetch their pages ahead, which a test of slow or failing loads must rule out. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '2g', saveData: true, addEventListener() {} },
    })
  })
}

/** Leaves pointing at a link as the only reason to fetch its page ahead. */
export async function withoutLinksInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends window.IntersectionObserver {
      override observe() {}
    }
  })
}

/** Lets a dialog that is closed and opened again hear of its closing only then: the event waits for a frame, which may be late. */
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
