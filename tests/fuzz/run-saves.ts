/**
 * `npm run fuzz:dev -- --seed 1 --saves 300`: saves files at random moments while the development server runs, and
 * compares what a page shows with a fresh start.
 */
import { parseArgs } from 'node:util'
import { launch } from '../../bench/browser.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { saveFiles } from './save-files.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    saves: { type: 'string', default: '300' },
  },
})
const browser = await launch(await ensureChromium())
const findings = await saveFiles(browser, {
  seed: Number(values.seed),
  saves: Number(values.saves),
  say: console.log,
}).finally(() => browser.close())
console.log(`Seed ${values.seed}: ${findings.length} rounds showed something else.`)
process.exitCode = findings.length === 0 ? 0 : 1
