/**
 * `npm run bench:dev`: what an author waits for, from starting the server to the first page, and from saving a Markdown
 * file to the pixels in the browser. Edits a paragraph in the middle of three pages, in a copy of the content.
 * `-- --edits 20` sets the edits per page, `--starts 3` how often each server starts, if at all. Starlight gets the
 * Markdown of the build that `--build` names.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { startDevServer } from '../../tests/support/dev-server.ts'
import { launch } from '../browser.ts'
import { generateContent } from '../build/generate.ts'
import { machine, median } from '../measure.ts'
import { compareFirstPages } from './first-page.ts'

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '20' },
    starts: { type: 'string', default: '3' },
    build: { type: 'string', default: 'dist' },
  },
})
const contentDir = path.resolve('.cache/bench/dev/content')

const pages = {
  'short page': 'introduction/examples',
  'longest tutorial': 'tutorials/essentials/part-6-performance-normalization',
  'longest source': 'style-guide/index',
}

const legs = ['watcher', 'server', 'transport', 'render', 'paint', 'all', 'moved'] as const
/** Milliseconds of each leg and of all, and the pixels by which the paragraph has moved in the window. */
type Edit = { [leg in (typeof legs)[number]]: number }

/** What watch-page.js measures. */
type Shown = { received: number; rendered: number; painted: number; moved: number }

console.log(`${machine}\n`)
if (values.starts !== '0') await compareFirstPages(values.build, Number(values.starts))
const chromium = await ensureChromium()
await generateContent(path.resolve('content'), contentDir, 0)
const preload = path.join(import.meta.dirname, 'send-marks.mjs')
const server = await startDevServer(contentDir, { preload })
const browser = await launch(chromium)
// Answered when all pages are compiled.
await fetch(`${server.address}llms.txt`)
try {
  console.log(`\n| Page | Characters | | ${legs.join(' | ')} |\n|---|--:|---|${'--:|'.repeat(7)}`)
  for (const [name, id] of Object.entries(pages)) {
    const { size, edits } = await editPage(id, Number(values.edits))
    for (const [figure, pick] of Object.entries({ first, median: middle, worst })) {
      const cells = legs.map((leg) => pick(edits.map((edit) => edit[leg])).toFixed(0))
      console.log(`| ${name} | ${size.toLocaleString('en')} | ${figure} | ${cells.join(' | ')} |`)
    }
  }
} finally {
  await browser.close()
  server.process.kill()
}

async function editPage(id: string, count: number): Promise<{ size: number; edits: Edit[] }> {
  const file = path.join(contentDir, 'docs', `${id}.md`)
  const text = await readFile(file, 'utf8')
  const paragraph = middleParagraph(text)
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  await page.addInitScript({ path: path.join(import.meta.dirname, 'watch-page.js') })
  await page.goto(server.address + id.replace(/index$/, ''))
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByText(paragraph.slice(-30)).scrollIntoViewIfNeeded()
  const edits: Edit[] = []
  for (let index = 0; index <= count; index++) {
    const words = `${paragraph} Edit ${index} of ${count}.`
    edits.push(
      await measureEdit(page, words, () => writeFile(file, text.replace(paragraph, words))),
    )
  }
  await page.close()
  const restored = nextMark('content:sent')
  await writeFile(file, text)
  await restored
  return { size: text.length, edits }
}

async function measureEdit(page: Page, words: string, write: () => Promise<void>): Promise<Edit> {
  await page.evaluate(`watchFor(${JSON.stringify(words)})`)
  const marks = Promise.all(['content:seen', 'content:sent'].map(nextMark))
  const written = performance.timeOrigin + performance.now()
  await write()
  const { received, rendered, painted, moved } = (await page.evaluate('edit')) as Shown
  const [seen = 0, sent = 0] = await marks
  return {
    watcher: seen - written,
    server: sent - seen,
    transport: received - sent,
    render: rendered - received,
    paint: painted - rendered,
    all: painted - written,
    moved,
  }
}

/** Resolves with the wall-clock time of the server's next mark `name`. */
function nextMark(name: string): Promise<number> {
  return new Promise((resolve) => {
    server.process.on('message', function hear(mark: { name: string; time: number }) {
      if (mark.name !== name) return
      server.process.off('message', hear)
      resolve(mark.time)
    })
  })
}

/** A line of plain words near the middle of a page. */
function middleParagraph(text: string): string {
  const lines = text.slice(text.length / 2).split('\n')
  const plain = lines.find((line) => /^[A-Z][\w ,.’']{30,}\.$/.test(line))
  if (!plain) throw new Error('The page has no plain paragraph.')
  return plain
}

function first(times: number[]): number {
  return times[0] ?? 0
}

/** The median without the first edit, which is slower because its code isn't optimized yet. */
function middle([, ...times]: number[]): number {
  return median(times)
}

function worst([, ...times]: number[]): number {
  return Math.max(...times)
}
