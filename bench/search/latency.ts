/**
 * Prints how long a reader waits from the last key to painted results, in a real browser on the
 * built site: `npm run bench:search:latency -- [--runs 15] [--root dist]`.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { createSiteServer } from '../../src/server/server.ts'
import { listen } from '../../tests/support/listen.ts'
import { launch } from '../browser.ts'
import { median } from '../measure.ts'

type Profile = {
  name: string
  cpuSlowdown: number
  latencyMs: number
  /** Bytes per second; -1 is unlimited. */
  throughput: number
}

const profiles: Profile[] = [
  { name: 'as it is', cpuSlowdown: 1, latencyMs: 0, throughput: -1 },
  { name: '4× CPU, +150 ms', cpuSlowdown: 4, latencyMs: 150, throughput: -1 },
  { name: 'fast 3G', cpuSlowdown: 1, latencyMs: 150, throughput: 1_600_000 / 8 },
]

const pageClock = new URL('./page-clock.js', import.meta.url).pathname

/** What page-clock.js measures when results are painted, in milliseconds. */
type Painted = { wait: number; sinceOpening: number }

const startRoute = 'faq/actions'
const firstQuery = 'middleware'
const laterQueries = ['reset state', 'createStore', 'typescript setup', 'normalize data']

/** In milliseconds. */
type Run = {
  /** From the key that opens the dialog to results, typing in between included. */
  opening: number
  /** From the last key of the first query to its results. */
  first: number
  /** The same for each of the later ones. */
  later: number[]
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    root: { type: 'string', default: 'dist' },
  },
})
const { address, stop } = await listen(await createSiteServer(values.root))
const browser = await launch(await ensureChromium())

console.log(`Medians of ${values.runs} runs, ms\n`)
console.log('profile            first query   later   opening to results   first, of all runs')
for (const profile of profiles) {
  const runs: Run[] = []
  for (let count = 0; count < Number(values.runs); count++) {
    runs.push(await measure(browser, profile))
  }
  const firsts = runs.map(({ first }) => first)
  const figures = [
    profile.name.padEnd(17),
    ms(median(firsts)).padStart(13),
    ms(median(runs.flatMap(({ later }) => later))).padStart(8),
    ms(median(runs.map(({ opening }) => opening))).padStart(21),
    `${ms(Math.min(...firsts))}–${ms(Math.max(...firsts))}`.padStart(21),
  ]
  console.log(figures.join(''))
}
await browser.close()
await stop()

/** One reader with an empty cache, who opens the dialog by its keys and types without a pause. */
async function measure(browser: Browser, profile: Profile): Promise<Run> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  await context.addInitScript({ path: pageClock })
  const page = await context.newPage()
  await page.goto(startRoute)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(page, profile)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).and(page.locator(':focus')).waitFor()
  const first = await type(page, firstQuery)
  const later: number[] = []
  for (const query of laterQueries) {
    await page.keyboard.press('Control+a')
    later.push((await type(page, query)).wait)
  }
  await context.close()
  return { opening: first.sinceOpening, first: first.wait, later }
}

async function slowDown(page: Page, { cpuSlowdown, latencyMs, throughput }: Profile) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

async function type(page: Page, query: string): Promise<Painted> {
  const painted = page.evaluate<Painted>(`untilPainted(${JSON.stringify(query)})`)
  await page.keyboard.type(query)
  return painted
}

function ms(value: number): string {
  return value.toFixed(0)
}
