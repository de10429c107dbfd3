import type { Browser } from '@playwright/test'
import { median } from '../measure.ts'

type Conditions = {
  /** How many times slower the processor is. */
  cpu: number
  /** Milliseconds added to every answer. */
  latency: number
  /** The pointer rests on the link before the click, so that a page may be fetched ahead. */
  hover: boolean
}

/**
 * Milliseconds from a click on a link until a frame shows the heading of its page, whether the page is
 * rendered by script or loaded: the median of three tabs with empty caches.
 */
export async function navigationTime(
  browser: Browser,
  { from, to, heading }: { from: string; to: string; heading: string },
  conditions: Conditions,
): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < 3; index++) {
    times.push(await navigateOnce(browser, from, to, heading, conditions))
  }
  return median(times)
}

async function navigateOnce(
  browser: Browser,
  from: string,
  to: string,
  heading: string,
  { cpu, latency, hover }: Conditions,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } })
  const page = await context.newPage()
  try {
    await page.addInitScript({ content: watchHeading(heading) })
    await page.goto(from, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const address = new URL(to).pathname
    const link = page.locator(`a[href^="${address}"]`).first()
    await link.waitFor({ state: 'attached' })
    if (hover) {
      const answered = page.waitForLoadState('networkidle')
      await link.evaluate((element) => {
        for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter']) {
          element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
        }
      })
      await answered
      await page.waitForTimeout(latency + 500)
    }
    await link.evaluate((element) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()))
      const anchor = element as unknown as { click(): void }
      anchor.click()
    })
    await page.waitForFunction(() => sessionStorage.getItem('shown') !== null)
    return await page.evaluate(
      () => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('clicked')),
    )
  } finally {
    await context.close()
  }
}

/**
 * Runs in every document: records the first frame after the click that shows the heading. A string, because
 * the TypeScript loader inserts calls of functions that don't exist in the browser.
 */
const watchHeading = (heading: string) => `{
  const look = () => {
    const isShown = document.querySelector('h1')?.textContent.includes(${JSON.stringify(heading)})
    if (isShown && sessionStorage.getItem('clicked') !== null) {
      sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()))
    } else {
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)
}`
