/**
 * `npm run bench:live`: what readers wait for when they run and edit samples, and what that loads, measured on a build behind
 * the bundled server. Options: `--root` (given several times, builds are measured in turn), and `--runs` (how many tabs with
 * empty caches; the median counts).
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { pauseMs } from '../../src/live/page/pause.ts'
import { createSiteServer } from '../../src/server/server.ts'
import { listen } from '../../tests/support/listen.ts'
import { machine, median } from '../measure.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string', multiple: true, default: ['dist'] },
    runs: { type: 'string', default: '5' },
  },
})

/** Milliseconds after which all loading has ended. */
const settled = 1000

const samples = [
  { name: 'Redux', route: '/api/combinereducers' },
  { name: 'React', route: '/react-redux/api/provider' },
]

/** Milliseconds, or bytes of compressed files without headers. */
type Figures = {
  /** From the press to the frame that shows the first value. */
  firstValue: number
  /** From the press to the frame that shows all values. */
  firstRun: number
  secondRun: number
  runBytes: number
  editor: number
  editorBytes: number
  /** From the end of the pause after typing. */
  edit: number
}

const markSample = `{
  const all = [...document.querySelectorAll('[data-live]')]
  const sample = all.find((one) => one.textContent.includes('// => '))
  sample.id = 'measured'
  sample.scrollIntoView({ block: 'center' })
}`

/**
 * Records when the result of a press is visible, by looking after each frame. A string, because the TypeScript loader inserts calls
 * of functions that don't exist in the browser.
 */
const watchSample = `(press, result) => {
  const sample = document.getElementById('measured')
  delete sample.dataset.measuredMs
  let start
  const begin = () => { start = performance.now() }
  const target = press === 'Enter' ? document : sample.querySelector(press)
  target.addEventListener(press === 'Enter' ? 'keydown' : 'click', begin, { capture: true, once: true })
  let isNew = result === 'editor'
  new MutationObserver(() => {
    if (start !== undefined && !sample.dataset.outcome) isNew = true
  }).observe(sample, { attributes: true, attributeFilter: ['data-outcome'] })
  const frames = new MessageChannel()
  frames.port1.onmessage = () => {
    if (start !== undefined && !sample.dataset.outcome) isNew = true
    const passed = performance.now() - start
    if (start !== undefined && !sample.dataset.firstSeenMs && sample.querySelector('.live-output .live-line')) sample.dataset.firstSeenMs = passed
    const isShown = result === 'editor' ? [...sample.querySelectorAll('.live-edit *')].some((one) => one.shadowRoot?.querySelector('.cm-content')) : isNew && sample.dataset.outcome
    if (start !== undefined && isShown) sample.dataset.measuredMs = passed
    else requestAnimationFrame(look)
  }
  const look = () => frames.port2.postMessage(0)
  requestAnimationFrame(look)
}`

const servers = await Promise.all(
  values.root.map(async (root) => ({ root, ...(await listen(await createSiteServer(root))) })),
)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  // Otherwise, the frame may run in a separate process, which the page's CPU slowdown doesn't affect.
  args: ['--no-sandbox', '--disable-gpu', '--disable-features=IsolateSandboxedIframes'],
})

console.log(`${machine}\n`)
console.log(
  '| Sample | First value, ms | First run, ms | Second run, ms | Loaded by Run, kB | Editor, ms | Loaded by Edit, kB | Pause to result, ms |',
)
console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
for (const { name, route } of samples) {
  for (const cpu of [1, 4]) {
    const all = new Map<string, Figures[]>(servers.map(({ root }) => [root, []]))
    for (let index = 0; index < Number(values.runs); index++) {
      for (const { root, address } of servers) {
        all.get(root)?.push(await measure(browser, address + route, cpu))
      }
    }
    for (const [root, measured] of all) printRow(name, cpu, root, measured)
  }
}
await browser.close()
for (const { stop } of servers) await stop()

function printRow(name: string, cpu: number, root: string, measured: Figures[]): void {
  const of = (figure: keyof Figures) => median(measured.map((figures) => figures[figure]))
  const cells = [
    (cpu === 1 ? name : `${name}, CPU ${cpu} × slower`) + (servers.length > 1 ? ` (${root})` : ''),
    ...(['firstValue', 'firstRun', 'secondRun'] as const).map((figure) => Math.round(of(figure))),
    (of('runBytes') / 1000).toFixed(1),
    Math.round(of('editor')),
    (of('editorBytes') / 1000).toFixed(1),
    Math.round(of('edit')),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Runs the first sample of a page that states values twice, then edits it, in a tab with empty caches. */
async function measure(browser: Browser, url: string, cpu: number): Promise<Figures> {
  // Answers of a service worker wouldn't count as loaded.
  const context = await browser.newContext({
    viewport: { width: 1300, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    await session.send('Network.enable')
    const headers = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      headers.set(requestId, response.encodedDataLength)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength - (headers.get(requestId) ?? 0)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(markSample)
    await page.locator('#measured .live-run').waitFor()
    await page.waitForTimeout(settled)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })

    bytes = 0
    const firstRun = await timeOf(page, '.live-run', 'outcome')
    const firstValue = Number(await page.locator('#measured').getAttribute('data-first-seen-ms'))
    await page.waitForTimeout(settled)
    const runBytes = bytes
    const secondRun = await timeOf(page, '.live-run', 'outcome')

    bytes = 0
    const editor = await timeOf(page, '.live-run + button', 'editor')
    await page.locator('#measured[data-outcome]').waitFor()
    await page.waitForTimeout(settled)
    const editorBytes = bytes
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('1 + 1 // => 3')
    const edit = (await timeOf(page, 'Enter', 'outcome')) - pauseMs
    return { firstValue, firstRun, secondRun, runBytes, editor, editorBytes, edit }
  } finally {
    await context.close()
  }
}

/**
 * Milliseconds from a press of a button of the sample, or of Enter in its editor, to the frame that shows the new
 * result or the editor.
 */
async function timeOf(page: Page, press: string, result: 'outcome' | 'editor'): Promise<number> {
  await page.evaluate(`(${watchSample})(${JSON.stringify(press)}, ${JSON.stringify(result)})`)
  if (press === 'Enter') await page.keyboard.press('Enter')
  else await page.evaluate(`document.querySelector('#measured ${press}').click()`)
  const measured = page.locator('#measured[data-measured-ms]')
  await measured.waitFor()
  return Number(await measured.getAttribute('data-measured-ms'))
}
