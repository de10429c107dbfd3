import type { Browser, Page } from '@playwright/test'

/** What a reader does, and on which page. */
export type Interaction = {
  name: string
  route: string
  /** Chooses the element that is pressed. */
  press: (page: Page) => Promise<void>
}

/**
 * Milliseconds from the press to the next frame that shows its effect, as browsers count them for INP,
 * on a phone's screen with a processor four times slower. Multiples of 8, because the event timing is rounded.
 */
export async function interactionTime(
  browser: Browser,
  address: string,
  { route, press }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const durations: number[] = []
      Object.assign(window, { durations })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          interactionId?: number
        })[]) {
          if (entry.interactionId) durations.push(entry.duration)
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.goto(address + route, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await press(page)
    // An event shorter than the observer's threshold is never reported.
    await page.waitForTimeout(1000)
    return await page.evaluate(() =>
      Math.max(16, ...(window as unknown as { durations: number[] }).durations),
    )
  } finally {
    await context.close()
  }
}

type Memory = { heap: number; nodes: number }

/** What the tab holds after ten navigations and after a hundred more, once garbage is collected. */
export async function memoryOverNavigations(
  browser: Browser,
  address: string,
  routes: string[],
): Promise<[after10: Memory, after110: Memory]> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address + routes[0], { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')

    const visit = async (count: number, offset: number): Promise<Memory> => {
      for (let index = 1; index <= count; index++) {
        const route = routes[(offset + index) % routes.length] ?? '/'
        const link = page.locator(`a[href="${route}"]`).first()
        const canonical = page.locator(`link[rel="canonical"][href$="${route}"]`)
        await link.evaluate((element: HTMLElement) => element.click())
        await canonical.waitFor({ state: 'attached' })
      }
      await page.waitForLoadState('networkidle')
      // The first collection runs finalizers, and only the second one frees the memory.
      for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
    }
    return [await visit(10, 0), await visit(100, 10)]
  } finally {
    await context.close()
  }
}
