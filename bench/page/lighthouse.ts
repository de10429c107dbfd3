import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { median } from '../measure.ts'

const run = promisify(execFile)
const folder = path.resolve('.cache/bench')
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')

type PageFigures = {
  /** Percent, by category: performance, accessibility, best-practices, seo. */
  scores: { [category: string]: number }
  /** Milliseconds; CLS has no unit. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes over the network: finished before the first paint, of scripts however loaded, and in all. */
  firstBytes: number
  scriptBytes: number
  allBytes: number
}

type Options = {
  runs: number
  /** Path of the browser. */
  chromium: string
  categories: string[]
  /** Addresses that are not loaded; `*` stands for anything. */
  blocked?: string[]
}

/** Lighthouse 12 runs on Node 20. It is installed outside the project, so that it doesn't affect the project's packages. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(cli)) return
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n')
  await run('npm', ['install', '--no-audit', '--no-fund', 'lighthouse@12'], { cwd: folder })
}

/** Runs Lighthouse `runs` times as a phone, and returns the median of each figure. */
export async function lighthouse(url: string, options: Options): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let index = 0; index < options.runs; index++) {
    // Lighthouse sometimes loses the start of its trace, and asks to be run again.
    const run = () => once(url, options)
    all.push(await run().catch(run).catch(run))
  }
  const middle = (read: (figures: PageFigures) => number) => median(all.map(read))
  return {
    scores: Object.fromEntries(
      options.categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)]),
    ),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    firstBytes: middle(({ firstBytes }) => firstBytes),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    allBytes: middle(({ allBytes }) => allBytes),
  }
}

type Request = { url: string; transferSize: number; networkEndTime: number }

type Report = {
  categories: { [name: string]: { score: number } }
  audits: {
    [name: string]: { numericValue: number; details?: { items: object[] } }
  }
}

async function once(url: string, options: Options): Promise<PageFigures> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'
  const { stdout } = await run(
    process.execPath,
    [
      ...[cli, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      `--only-categories=${options.categories.join(',')}`,
      ...(options.blocked ?? []).map((pattern) => `--blocked-url-patterns=${pattern}`),
    ],
    { env: { ...process.env, CHROME_PATH: options.chromium }, maxBuffer: 2 ** 28 },
  )
  const { categories: found, audits }: Report = JSON.parse(stdout)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const items = (name: string) => audits[name]?.details?.items ?? []
  const [observed] = items('metrics') as { observedFirstContentfulPaint: number }[]
  const requests = items('network-requests') as Request[]
  const bytes = (of: Request[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const firstPaint = observed?.observedFirstContentfulPaint ?? 0
  return {
    scores: Object.fromEntries(
      Object.entries(found).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    firstBytes: bytes(requests.filter(({ networkEndTime }) => networkEndTime <= firstPaint)),
    scriptBytes: bytes(requests.filter(({ url }) => /\.m?js(\?|$)/.test(url))),
    allBytes: bytes(requests),
  }
}
