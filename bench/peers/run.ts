/**
 * `npm run bench:peers`: this site's own Markdown built by other generators, beside this site, in one table.
 * They are installed in .cache/peers. `-- --only VitePress,Rspress` chooses; `--runs 3` is how often Lighthouse looks.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { capture } from '../../scripts/processes.mjs'
import { listFiles } from '../../src/system/list-files.ts'
import { launch } from '../browser.ts'
import { machine } from '../measure.ts'
import { installLighthouse, lighthouse } from '../page/lighthouse.ts'
import { navigationTime } from '../page/navigation.ts'
import { type Generator, generators } from './generators.ts'
import { installGenerator } from './install.ts'
import { readPlainSite } from './plain-site.ts'
import { serveFolder } from './static-server.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const folder = path.resolve('.cache/peers')
const ours = path.join(folder, 'ours')

/** A reference page and the longest tutorial, each with a page whose sidebar links to it everywhere. */
const measured = [
  {
    name: 'medium',
    from: '/api/api-reference',
    route: '/api/combinereducers',
    heading: 'combineReducers',
  },
  {
    name: 'large',
    from: '/tutorials/essentials/part-5-async-logic',
    route: '/tutorials/essentials/part-6-performance-normalization',
    heading: 'normalized state',
  },
]

const isChosen = (name: string) => values.only?.split(',').includes(name) ?? true
const chromium = await ensureChromium()
await installLighthouse()

console.log(`${machine}\n`)
console.log(
  '| | Build cold / warm, s | Output, MB | Page | Bytes to first paint, kB | Script, kB | In all, kB | FCP, s | LCP, s | TBT, ms | CLS | Lighthouse | Navigation fast / slow, ms |',
)
console.log('|---|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|---|')

await mkdir(folder, { recursive: true })
const buildOurs = () =>
  timed(
    process.execPath,
    ['--import', 'tsx', 'src/publish/commands/build.ts', '--out', ours],
    process.cwd(),
    {
      BUILD_CACHE: path.join(folder, 'ours-cache'),
    },
  )
if (isChosen('This site') || !existsSync(ours)) {
  await rm(path.join(folder, 'ours-cache'), { recursive: true, force: true })
  const times = [await buildOurs(), await buildOurs()]
  await report('This site', times, ours, ['.br', '.gz'])
}

const site = await readPlainSite(ours)
for (const generator of generators.filter(({ name }) => isChosen(name))) {
  try {
    const { built, output } = await buildWith(generator)
    await report(generator.name, built, output, [])
  } catch (error) {
    console.log(`| ${generator.name} | ${error instanceof Error ? error.message : error} |`)
  }
}

async function buildWith(generator: Generator) {
  const { root, env } = await installGenerator(folder, generator)
  await generator.write(root, site)
  for (const name of [...generator.caches, generator.output]) {
    await rm(path.join(root, name), { recursive: true, force: true })
  }
  const [command = '', ...args] = generator.command
  const build = () => timed(path.join(root, 'node_modules/.bin', command), args, root, env)
  return { built: [await build(), await build()], output: path.join(root, generator.output) }
}

/** Runs a command. @returns milliseconds */
async function timed(
  command: string,
  args: string[],
  cwd: string,
  env: { [name: string]: string },
): Promise<number> {
  const start = performance.now()
  const { code, output } = await capture(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', CI: '1', ...env },
  })
  if (code !== 0) throw new Error(`${path.basename(command)} failed: ${output.slice(-400)}`)
  return performance.now() - start
}

async function report(
  name: string,
  built: number[],
  output: string,
  without: string[],
): Promise<void> {
  const { address, stop } = await serveFolder(output, path.join(folder, 'compressed'))
  const browser = await launch(chromium)
  try {
    for (const [index, page] of measured.entries()) {
      const path = { from: address + page.from, to: address + page.route, heading: page.heading }
      const fast = await navigationTime(browser, path, { cpu: 1, latency: 0, hover: false })
      const slow = await navigationTime(browser, path, { cpu: 4, latency: 150, hover: false })
      const figures = await lighthouse(address + page.route, {
        runs: Number(values.runs),
        chromium,
        categories: ['performance'],
      })
      const cells = [
        index === 0 ? name : '',
        index === 0 ? built.map(seconds).join(' / ') : '',
        index === 0 ? ((await sizeOf(output, without)) / 1e6).toFixed(1) : '',
        page.name,
        kilobytes(figures.firstBytes),
        kilobytes(figures.scriptBytes),
        kilobytes(figures.allBytes),
        seconds(figures.fcp),
        seconds(figures.lcp),
        Math.round(figures.tbt),
        figures.cls.toFixed(3),
        figures.scores.performance,
        `${Math.round(fast)} / ${Math.round(slow)}`,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  } finally {
    await browser.close()
    await stop()
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

async function sizeOf(root: string, without: string[]): Promise<number> {
  const sizes = await Promise.all(
    listFiles(root)
      .filter((file) => !without.includes(path.extname(file)))
      .map(async (file) => (await stat(path.join(root, file))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
