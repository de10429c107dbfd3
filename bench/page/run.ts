/**
 * `npm run bench:page`: what readers wait for, measured on a build behind the bundled server. Options: `--root`, and
 * `--runs` (how often Lighthouse looks at each page; the median counts).
 */
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { createSiteServer } from '../../src/server/server.ts'
import { listen } from '../../tests/support/listen.ts'
import { launch } from '../browser.ts'
import { machine } from '../measure.ts'
import { type Interaction, interactionTime, memoryOverNavigations } from './interactions.ts'
import { installLighthouse, lighthouse } from './lighthouse.ts'
import { navigationTime } from './navigation.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)
const large = '/tutorials/essentials/part-6-performance-normalization'
const pages = { home: '/', medium: '/api/combinereducers', large, search: '/search' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const interactions: Interaction[] = [
  {
    name: 'opening the menu',
    route: large,
    press: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
  },
  {
    name: 'opening the search dialog',
    route: large,
    press: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'switching the tab',
    route: '/usage/reducing-boilerplate',
    press: (page) => page.getByRole('tab').nth(1).click(),
  },
]

const chromium = await ensureChromium()
await installLighthouse()
const { address, stop } = await listen(await createSiteServer(values.root))
const browser = await launch(chromium)

console.log(`${machine}\n`)
console.log('| Navigation | to medium, ms | to large, ms |\n|---|--:|--:|')
const ways = {
  'fast machine': { cpu: 1, latency: 0, hover: false },
  'CPU 4 × slower, 150 ms': { cpu: 4, latency: 150, hover: false },
  'the same, fetched ahead': { cpu: 4, latency: 150, hover: true },
}
for (const [name, conditions] of Object.entries(ways)) {
  const to = async (route: string, heading: string) => {
    const path = { from: `${address}/introduction/getting-started`, to: address + route, heading }
    return Math.round(await navigationTime(browser, path, conditions))
  }
  console.log(
    `| ${name} | ${await to(pages.medium, 'combineReducers')} | ${await to(large, 'normalized state')} |`,
  )
}

console.log('\n| Interaction, CPU 4 × slower | ms |\n|---|--:|')
for (const interaction of interactions) {
  console.log(`| ${interaction.name} | ${await interactionTime(browser, address, interaction)} |`)
}

const routes = [
  '/introduction/getting-started',
  pages.medium,
  large,
  '/faq/actions',
  '/style-guide/',
]
const [before, after] = await memoryOverNavigations(browser, address, routes)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
console.log(
  `\nHeap after 10 navigations ${megabytes(before.heap)}, ${before.nodes} nodes; after 110 ${megabytes(after.heap)}, ${after.nodes} nodes`,
)
await browser.close()

console.log(
  '\n| Page | Lighthouse | FCP, s | LCP, s | without script, s | TBT, ms | CLS | To first paint, kB | In all, kB |',
)
console.log('|---|---|--:|--:|--:|--:|--:|--:|--:|')
for (const [name, route] of Object.entries(pages)) {
  const figures = await lighthouse(address + route, { runs, chromium, categories })
  const plain = await lighthouse(address + route, {
    runs,
    chromium,
    categories: ['performance'],
    blocked: ['*.js', '*.json'],
  })
  const cells = [
    name,
    categories.map((category) => figures.scores[category]).join(' '),
    seconds(figures.fcp),
    seconds(figures.lcp),
    seconds(plain.lcp),
    Math.round(figures.tbt),
    figures.cls.toFixed(3),
    (figures.firstBytes / 1000).toFixed(1),
    (figures.allBytes / 1000).toFixed(1),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
await stop()

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
